import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/testing/storiesProject.ts';
import { onlyInAll } from './packages/test-runner/src/reach/onlyInAll.ts';

/** The tag of the stories that the part `visual` opens; none where it does not run. */
const pictured = process.env['PICTURED_STORIES'];

/**
 * Runs every story as a test. It is apart from vitest.workspace.ts because Storybook reads all stories at each start.
 * Storybook's own test button starts Vitest without --config, and finds the project here.
 */
export default defineConfig({
  test: {
    tags: onlyInAll.map(({ tag, what }) => ({ name: tag, description: what })),
    projects: [
      storiesProject({
        name: 'stories',
        setupFiles: ['.storybook/testing/checks/storyChecks.setup.ts'],
        // Those whose pictures are taken in the same run are looked at in every mode there.
        tags: pictured === undefined ? {} : { exclude: [pictured] },
      }),
    ],
  },
});
