import { addons } from 'storybook/manager-api';
import { shopTheme } from './shopTheme.ts';

addons.setConfig({ theme: shopTheme('light'), sidebar: { showRoots: true } });
