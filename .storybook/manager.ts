import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';
import { isThemeName } from './isThemeName.ts';
import { managerPaper } from './manager/managerPaper.ts';
import { Switches } from './manager/Switches.ts';
import { sentenceCase } from './sentenceCase.ts';
import { shopTheme } from './shopTheme.ts';
import { themeInAddress } from './themeInAddress.ts';

const paper = document.createElement('style');
document.head.append(paper);

/** Applies the shop's theme to sidebar and toolbar. */
function themed(name: ThemeName) {
  paper.textContent = managerPaper(name);
  return { theme: shopTheme(name) };
}

addons.setConfig({
  ...themed(themeInAddress() ?? 'light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});

/** Globals that the preview reports. `userGlobals` excludes those that a story sets itself. */
interface SaidGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userGlobals?: Readonly<Record<string, unknown>>;
}

// Sidebar and toolbar follow the theme that the reader chose for the page.
addons.register('formulary/frame-theme', (api) => {
  const follow = ({ globals, userGlobals = globals }: SaidGlobals) => {
    const { theme } = userGlobals;
    if (isThemeName(theme)) api.setOptions(themed(theme));
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.register('formulary/switches', () => {
  addons.add('formulary/switches', {
    type: types.TOOL,
    title: 'Switches',
    render: () => createElement(Switches),
  });
});
