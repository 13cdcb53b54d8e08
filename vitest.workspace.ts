import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/testing/storiesProject.ts';
import { onlyInAll } from './packages/test-runner/src/reach/onlyInAll.ts';

/** The tag of the stories that the part `visual` opens; none where it does not run. */
const pictured = process.env['PICTURED_STORIES'];

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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          include: [
            'scripts/**/*.test.ts',
            'packages/{search,ui,storybook-kit,storefront,guides,bench,lint,test-runner}/src/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      storiesProject({
        name: 'stories',
        setupFiles: ['.storybook/testing/checks/storyChecks.setup.ts'],
        // Those whose pictures are taken in the same run are looked at in every mode there.
        tags: pictured === undefined ? {} : { exclude: [pictured] },
      }),
    ],
  },
});
