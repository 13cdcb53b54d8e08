import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { tellTypes } from './argTypes.ts';
import { chromaticModes } from './chromaticModes.ts';
import { consoleErrors } from './consoleErrors.ts';
import { withDirection } from './decorators/withDirection.tsx';
import { withMotion } from './decorators/withMotion.tsx';
import { withPaper } from './decorators/withPaper.tsx';
import { withShop } from './decorators/withShop.tsx';
import { withTextSize } from './decorators/withTextSize.tsx';
import { withTheme } from './decorators/withTheme.tsx';

import { flattenEvents } from './flattenEvents.ts';
import { loadNetwork } from './loadNetwork.ts';
import { DocsPage } from './DocsPage.tsx';
import { startMockNetwork } from './startMockNetwork.ts';
import { switches } from './switches.ts';
import { expectParts } from './testing/expectParts.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { viewports } from './viewports.ts';

/** What is loaded when it is first shown (a screen, the calendar) takes a busy machine a while: only against what hangs. */
const PATIENCE_MS = 30_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

// CSF Next reads the preview from the default export.
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockNetwork)],
  tags: ['autodocs'],
  // The toolbar draws them itself: manager/Switches.ts.
  globalTypes: Object.fromEntries(
    Object.entries(switches).map(([id, { name }]) => [id, { description: name }]),
  ),
  initialGlobals: Object.fromEntries(
    Object.entries(switches).map(([id, { choices }]) => [id, choices[0].value]),
  ),
  loaders: [loadNetwork],
  argTypesEnhancers: [tellTypes],
  // The first decorator stands closest to the story.
  decorators: [withShop, withPaper, withTheme, withTextSize, withMotion, withDirection],
  beforeAll: flattenEvents,
  beforeEach: consoleErrors.listen,
  afterEach: [expectParts, consoleErrors.refuse],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: { headingSelector: 'h2, h3' }, container: ThemedDocs, page: DocsPage },
    viewport: { options: viewports },
    // For those who have a token: npm run chromatic.
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A story shows a part of a page: what is asked of a whole one is asked of the screens, by mocks/screenParameters.ts.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Handbook',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Layers'],
          'Primitives',
          'Catalogue',
          'Cart',
          'Checkout',
          'Payments',
          'Prescriptions',
          'People',
          'Account',
          'Chrome',
          'Content',
          'Screens',
        ],
      },
    },
  },
});
