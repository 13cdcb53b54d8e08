import { defineConfig } from 'vitest/config';
import { onlyInAll } from './packages/test-runner/src/reach/onlyInAll.ts';

/** Tests that replace modules and browser globals. Each needs modules of its own. */
const STUBBING = [
  'scripts/house/*.test.ts',
  'packages/{client,storefront,desk,storybook-kit,test-runner}/src/**/*.test.ts',
];

/** A poll that passes never waits so long; on a busy machine it may. The limit of the test is above it. */
const expectations = { poll: { timeout: 50_000 } };

export default defineConfig({
  test: {
    tags: onlyInAll.map(({ tag, what }) => ({ name: tag, description: what })),
    projects: [
      {
        test: {
          name: 'rules',
          root: 'packages/rules',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts'],
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
          globalSetup: ['src/testing/globalSetup.ts'],
          setupFiles: ['src/testing/keepCompiled.setup.ts'],
          // Three files share two cores, and a document may be judged for seconds of processor time.
          expect: expectations,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          isolate: false,
          // A stub that stays would reach the next file of the same worker.
          unstubGlobals: true,
          include: [
            'scripts/**/*.test.ts',
            'packages/{search,theme,ui,guides,bench,lint}/src/**/*.test.ts',
          ],
          exclude: STUBBING,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house-isolated',
          environment: 'node',
          include: STUBBING,
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
