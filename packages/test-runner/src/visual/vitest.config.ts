import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../../../.storybook/testing/storiesProject.ts';
import { pictureLaunchOptions } from './pictureLaunchOptions.ts';
import { root } from '../root.ts';
import { pictureCommands } from './pictureCommands.ts';

const isRecording = process.env['PICTURES'] === 'record';
/**
 * When `npm test` takes pictures of cover stories only, no other story opens, except those that test Storybook's checks:
 * another start of Storybook for them would cost 16 CPU seconds.
 */
const hasAllStoryChecks = process.env['VITE_ALL_STORY_CHECKS'] !== 'false';

// Vitest reads its configuration from the default export.
export default defineConfig({
  root,
  test: {
    projects: [
      storiesProject({
        name: 'visual',
        setupFiles: [
          ...(isRecording ? [] : ['.storybook/testing/checks/storyChecks.setup.ts']),
          '.storybook/testing/pictures/pictures.setup.ts',
        ],
        commands: pictureCommands(isRecording),
        tags: { include: hasAllStoryChecks ? ['state'] : ['every-view', 'check'] },
        browser: pictureLaunchOptions,
      }),
    ],
  },
});
