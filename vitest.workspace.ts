import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './playwright/browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          root: 'packages/rules',
          environment: 'node',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          environment: 'node',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
          globalSetup: ['src/testing/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          include: [
            'scripts/**/*.test.ts',
            'packages/ui/src/**/*.test.ts',
            'packages/storefront/src/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          react(),
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'stories',
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              contextOptions: {
                reducedMotion: 'reduce',
                deviceScaleFactor: 1,
                locale: 'en-GB',
                timezoneId: 'Europe/London',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
