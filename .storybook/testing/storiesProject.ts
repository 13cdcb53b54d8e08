import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { LaunchOptions } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from '../../playwright/browser.ts';
import { drawPage, emulateMedia, pressKey } from './page/browserCommands.ts';
import { launchContext } from './launchContext.ts';

interface StoriesProject {
  readonly name: string;
  /** Setup files that run in the browser after each story, last first. Paths are relative to the checkout. */
  readonly setupFiles: readonly string[];
  /** Browser commands of the setup files, beyond emulating media. */
  // oxlint-disable-next-line typescript/no-explicit-any -- Vitest's own type for commands of any arguments.
  readonly commands?: Readonly<Record<string, BrowserCommand<any>>>;
  /** Tags of the stories to include or exclude; by default all. */
  readonly tags?: { readonly include?: string[]; readonly exclude?: string[] };
  /** Launch options of the browser. */
  readonly browser?: LaunchOptions;
}

/** Returns a Vitest project that runs every story as a test in Chromium. The setup files define the checks. */
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
    // A file that fails to load fails its tests; without this, an overlay would cover other stories.
    server: { hmr: { overlay: false } },
    test: {
      name,
      isolate: false,
      // Against hangs only, because typing key by key is slow on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      setupFiles: [
        '.storybook/testing/page/withoutDiagnostics.setup.ts',
        '.storybook/testing/page/realKeys.setup.ts',
        '.storybook/testing/page/keepDrawing.setup.ts',
        ...setupFiles,
        '.storybook/testing/page/atRest.setup.ts',
      ],
      // Turns off the addon's axe run, which sends all passes along with the test. storyChecks.setup.ts checks for
      // violations.
      provide: { 'storybook/test-provided': { a11y: false } },
      browser: {
        enabled: true,
        headless: true,
        // Against hangs only: a busy machine takes more than the usual minute to bundle the stories.
        connectTimeout: 300_000,
        screenshotFailures: false,
        provider: playwright({ launchOptions: browser, contextOptions: launchContext }),
        instances: [{ browser: 'chromium' }],
        commands: { drawPage, emulateMedia, pressKey, ...commands },
      },
    },
  };
}
