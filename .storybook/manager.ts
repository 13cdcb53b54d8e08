import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { isThemeName } from './isThemeName.ts';
import { sentenceCase } from './sentenceCase.ts';
import { shopTheme } from './shopTheme.ts';
import { themeInAddress } from './themeInAddress.ts';

addons.setConfig({
  theme: shopTheme(themeInAddress() ?? 'light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});

/** What the preview says of the toolbar's switches; `userGlobals` is without what a story sets for itself. */
interface SaidGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userGlobals?: Readonly<Record<string, unknown>>;
}

// Sidebar and toolbar take the theme that the reader chose for the page between them.
addons.register('formulary/frame-theme', (api) => {
  const follow = ({ globals, userGlobals = globals }: SaidGlobals) => {
    const { theme } = userGlobals;
    if (isThemeName(theme)) api.setOptions({ theme: shopTheme(theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
