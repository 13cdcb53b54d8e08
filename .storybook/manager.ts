import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { colorRoles } from '../packages/theme/src/colorRoles.ts';
import type { ThemeName } from '../packages/theme/src/themeProperties.ts';
import { brandTitle } from './brandTitle.ts';
import {
  isThemeName,
  themeInAddress,
} from '../packages/storybook-kit/src/toolbar/themeInAddress.ts';
import { drawPageFirst, pageFirst } from './manager/drawPageFirst.ts';
import { managerPaper } from './manager/managerPaper.ts';
import { Switches } from './manager/Switches.ts';
import { stateName } from '../packages/storybook-kit/src/overview/searchName.ts';
import { shopTheme } from '../packages/storybook-kit/src/docs/shopTheme.ts';

const paper = document.createElement('style');
document.head.append(paper);

/** Applies the shop's theme to sidebar and toolbar. */
function themed(name: ThemeName) {
  paper.textContent = managerPaper(name);
  const brand = { brandTitle: brandTitle(colorRoles[name]), brandUrl: './', brandTarget: '_self' };
  return { theme: { ...shopTheme(name), ...brand } };
}

addons.setConfig({
  ...themed(themeInAddress() ?? 'light'),
  sidebar: {
    showRoots: true,
    filters: pageFirst,
    // Under its component, an entry needs only its state.
    renderLabel: (item) =>
      item.type === 'story' || item.type === 'docs' ? stateName(item) : item.name,
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

addons.register('formulary/page-first', drawPageFirst);

addons.register('formulary/switches', () => {
  addons.add('formulary/switches', {
    type: types.TOOL,
    title: 'Switches',
    render: () => createElement(Switches),
  });
});
