import { afterEach, describe, expect, test, vi } from 'vitest';
import { shortcuts } from './shortcuts';

const run = vi.fn();
let stop = () => {};

function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

function add<T extends HTMLElement>(element: T): T {
  document.body.append(element);
  return element;
}

afterEach(() => {
  stop();
  run.mockClear();
  document.body.replaceChildren();
});

describe('a key', () => {
  test('runs once, whatever its case, and the browser does nothing else with it', () => {
    stop = shortcuts({ r: run });
    expect(press('r').defaultPrevented).toBe(true);
    press('R');
    expect(run).toHaveBeenCalledTimes(2);
    expect(press('x').defaultPrevented).toBe(false);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('works with the focus on a button', () => {
    stop = shortcuts({ '1': run });
    press('1', add(document.createElement('button')));
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['input', 'textarea', 'select'])('belongs to whoever types in a field: %s', (tag) => {
    stop = shortcuts({ r: run });
    press('r', add(document.createElement(tag)));
    expect(run).not.toHaveBeenCalled();
  });

  test('belongs to an open dialog', () => {
    stop = shortcuts({ Escape: run });
    const dialog = add(document.createElement('dialog'));
    press('Escape');
    expect(run).toHaveBeenCalledOnce();
    dialog.setAttribute('open', '');
    press('Escape');
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s belongs to the browser', (modifier) => {
    stop = shortcuts({ r: run });
    press('r', document.body, { [modifier]: true });
    expect(run).not.toHaveBeenCalled();
  });

  test('stops when told', () => {
    shortcuts({ r: run })();
    press('r');
    expect(run).not.toHaveBeenCalled();
  });
});
