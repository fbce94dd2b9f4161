// @vitest-environment node
import { expect, test } from 'vitest';
import { brief, parted } from './brief';

const offers = [
  { key: 'end', label: 'End your turn.' },
  { key: 'machete', label: 'Machete: action – fight. You get +1 combat for this attack. It deals 1 damage.' },
  { key: 'train-1', label: 'Physical Training: spend 1 resource to get +1 willpower for this skill test.' },
  { key: 'train-2', label: 'Physical Training: spend 1 resource to get +1 combat for this skill test.' },
];

test('a long answer is told by its name', () => {
  expect(brief(offers, 'machete')).toBe('Machete');
});

test('not where the name would leave a doubt, nor where it is short anyway', () => {
  expect(brief(offers, 'train-2')).toContain('+1 combat');
  expect(brief(offers, 'end')).toBe('End your turn');
  expect(brief(offers, 'unknown')).toBe('unknown');
});

test('a name ends before brackets, where what it does stands in them', () => {
  const tide = 'Tide (space: attack with 1 strength; outpost: advance by 2)';
  expect(parted(tide)).toEqual(['Tide', tide.slice('Tide'.length)]);
  expect(brief([{ key: 'tide', label: tide }], 'tide')).toBe('Tide');
  const knife = 'Knife (2): action – fight. You get +1 combat for this attack.';
  expect(parted(knife)).toEqual(['Knife (2):', knife.slice('Knife (2):'.length)]);
});
