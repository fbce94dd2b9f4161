/**
 * The workbench: the board with recorded positions and without a server.
 * `npm run dev`, then /src/boards/abyss/dev/index.html?at=base-ask-buy&theme=light&lang=pl, or ?pictures
 */
import '../../../styles/fonts.css';
import '../../../styles/theme.css';
import '../../../styles/base.css';
import { mount } from 'svelte';
import { standIn } from '../fixtures/server';
import Workbench from './Workbench.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'auto';
await standIn(asked.get('lang') ?? 'en');
mount(Workbench, { target: document.getElementById('app')! });
