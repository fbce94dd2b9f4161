import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';
import './styles/settings.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/router.svelte';
import { applySettings } from './lib/settings.svelte';
import { applyTheme } from './lib/theme';
import { initWords } from './lib/words.svelte';
import { fetchAhead } from './pages/fetching';

applyTheme();
applySettings();
fetchAhead(route().page);
await initWords();
mount(App, { target: document.getElementById('app')! });
