import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { tellTypes } from './docs/argTypes.ts';
import { chromaticModes } from './views.ts';
import { withDirection, withMotion, withPaper, withTextSize, withTheme } from './decorators.tsx';
import { consoleErrors } from './guards/consoleErrors.ts';
import { flattenEvents } from './guards/flattenEvents.ts';
import { loadNetwork, withShop } from './network/screenNetwork.tsx';
import { DocsPage, ThemedDocs } from './docs/DocsPage.tsx';
import { withMockNetwork } from './network/startMockNetwork.ts';
import { listenForUnknownAddress } from './overview/unknownAddress.ts';
import { switches } from './toolbar/switches.ts';
import { expectParts } from './anatomy/expectParts.ts';
import { viewports } from './toolbar/viewports.ts';

/** Timeout against hangs only. Lazy parts, such as a screen or the calendar, load slowly on a busy machine. */
const PATIENCE_MS = 30_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
void listenForUnknownAddress();

/** How every story is shown and tested. */
export const annotations = {
  addons: [addonDocs(), addonA11y()],
  // manager/Switches.ts renders the toolbar.
  globalTypes: Object.fromEntries(
    Object.entries(switches).map(([id, { name }]) => [id, { description: name }]),
  ),
  initialGlobals: Object.fromEntries(
    Object.entries(switches).map(([id, { choices }]) => [id, choices[0].value]),
  ),
  loaders: [loadNetwork],
  argTypesEnhancers: [tellTypes],
  // The first decorator is the innermost.
  decorators: [withShop, withPaper, withTheme, withTextSize, withMotion, withDirection],
  beforeAll: flattenEvents,
  beforeEach: [withMockNetwork, consoleErrors.listen],
  afterEach: [expectParts, consoleErrors.refuse],
  parameters: {
    layout: 'padded' as const,
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' as const },
    docs: { toc: { headingSelector: 'h2, h3' }, container: ThemedDocs, page: DocsPage },
    viewport: { options: viewports },
    // Needs a token: npm run chromatic.
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    a11y: {
      test: 'error' as const,
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A story shows part of a page. mocks/wholePage.ts enables the whole-page rules for screens.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
  },
};

/**
 * The factory that stories are made with. It knows no component, so that the stories of all may import it.
 */
// Story files need a default export of a module called `preview`.
export default definePreview(annotations);
