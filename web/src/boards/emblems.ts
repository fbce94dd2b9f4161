/** The picture of each game. Apart from the boards: the lobby shows it and need not load them. */
import type { Component } from 'svelte';
import Throne from './abyss/art/Emblem.svelte';
import Sea from './unfathomable/art/Sea.svelte';

export const emblems: Record<string, Component> = { abyss: Throne, unfathomable: Sea };
