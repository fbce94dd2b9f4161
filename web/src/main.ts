import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/theme';
import { initWords } from './lib/words.svelte';

applyTheme();
await initWords();
mount(App, { target: document.getElementById('app')! });
