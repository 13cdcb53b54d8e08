import { addons } from 'storybook/manager-api';
import { sentenceCase } from './sentenceCase.ts';
import { shopTheme } from './shopTheme.ts';

addons.setConfig({
  theme: shopTheme('light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
