/** The picture of each game. Apart from the boards: the lobby shows it and need not load them. */
import type { Component } from 'svelte';

const files = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' });

export const emblems: Record<string, Component> = Object.fromEntries(
  Object.entries(files).map(([path, Emblem]) => [path.split('/')[1]!, Emblem]),
);
