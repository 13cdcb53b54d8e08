import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { LaunchOptions } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from '../../playwright/browser.ts';
import { drawPage } from './drawPage.ts';
import { emulateMedia } from './emulateMedia.ts';
import { launchContext } from './launchContext.ts';
import { pressKey } from './pressKey.ts';

interface StoriesProject {
  readonly name: string;
  /** What runs after each story, in the browser, the last of them first: paths from the folder of the checkout. */
  readonly setupFiles: readonly string[];
  /** What the setup file asks of Node, beyond emulating media. */
  // oxlint-disable-next-line typescript/no-explicit-any -- Vitest's own type for commands of any arguments.
  readonly commands?: Readonly<Record<string, BrowserCommand<any>>>;
  /** Which stories: those with such a tag, those without, or all. */
  readonly tags?: { readonly include?: string[]; readonly exclude?: string[] };
  /** How the browser is started. */
  readonly browser?: LaunchOptions;
}

/** Every story as a test in a real Chromium; what is looked at after each is the setup file's business. */
export function storiesProject({
  name,
  setupFiles,
  commands = {},
  tags = {},
  browser = launchOptions,
}: StoriesProject): TestProjectInlineConfiguration {
  return {
    plugins: [
      react(),
      storybookTest({
        configDir: fileURLToPath(new URL('..', import.meta.url)),
        tags,
      }),
    ],
    // A file that cannot be loaded fails; it is not painted over the stories of the others.
    server: { hmr: { overlay: false } },
    test: {
      name,
      isolate: false,
      // Only against what hangs: what is typed sign by sign takes a busy machine long.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      setupFiles: [
        '.storybook/testing/withoutDiagnostics.setup.ts',
        '.storybook/testing/realKeys.setup.ts',
        '.storybook/testing/frames.setup.ts',
        ...setupFiles,
        '.storybook/testing/atRest.setup.ts',
      ],
      // The addon's own run keeps all that axe passed, and sends it along with the test; everyMode.setup.ts asks for what is wrong.
      provide: { 'storybook/test-provided': { a11y: false } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: browser, contextOptions: launchContext }),
        instances: [{ browser: 'chromium' }],
        commands: { drawPage, emulateMedia, pressKey, ...commands },
      },
    },
  };
}
