import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../.storybook/testing/storiesProject.ts';
import { drawingOptions } from './drawingOptions.ts';
import { root } from '../root.ts';
import { pictureCommands } from './pictureCommands.ts';

const isRecording = process.env['PICTURES'] === 'record';
/** When `npm test` takes pictures of cover stories only, no other story opens. */
const isEveryLook = process.env['VITE_EVERY_LOOK'] !== 'false';

// Vitest reads its configuration from the default export.
export default defineConfig({
  root,
  test: {
    projects: [
      storiesProject({
        name: 'visual',
        setupFiles: [
          ...(isRecording ? [] : ['.storybook/testing/everyMode.setup.ts']),
          '.storybook/testing/pictures.setup.ts',
        ],
        commands: pictureCommands(isRecording),
        tags: { include: [isEveryLook ? 'state' : 'every-view'] },
        browser: drawingOptions,
      }),
    ],
  },
});
