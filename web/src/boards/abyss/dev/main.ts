/**
 * The workbench: the board with recorded positions and without a server.
 * `npm run dev`, then /src/boards/abyss/dev/index.html?at=base-ask-buy&theme=light&lang=pl, or ?pictures
 */
import '../../../styles/fonts.css';
import '../../../styles/theme.css';
import '../../../styles/base.css';
import { mount } from 'svelte';
import { board } from '..';
import '../../shared/shared.css';
import Workbench from '../../shared/Workbench.svelte';
import { cards, play, positions, seats } from '../fixtures/positions';
import { standIn } from '../fixtures/server';
import Pictures from './Pictures.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'auto';
await standIn(asked.get('lang') ?? 'en');
mount(Workbench, {
  target: document.getElementById('app')!,
  props: { board, positions, play, cards, everybody: seats, first: 'expanded-ask-action', Pictures },
});
