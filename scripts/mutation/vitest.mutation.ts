import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../.storybook/testing/storiesProject.ts';
import { root } from '../root.ts';
import { mutationParts } from './mutationParts.ts';
import { ownPackages } from './ownPackages.ts';
import { readMutationRun } from './readMutationRun.ts';

const {
  tests,
  notAsked = [],
  hasDatabase = false,
  isInBrowser = false,
} = mutationParts[readMutationRun(process.env).part];

// Stryker has its own limit for each mutant; this one is for the first run, on a machine that may be busy.
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

function hooksProject() {
  const project = storiesProject({ name: 'hooks', setupFiles: [] });
  const { plugins = [], server, test } = project;
  return {
    ...project,
    plugins: [ownPackages(), ...plugins],
    // Libraries are served from outside the sandbox.
    server: { ...server, fs: { strict: false } },
    test: { ...test, exclude: ['.storybook/**', 'packages/ui/**'], ...timeouts },
  };
}

/** The tests of one part alone, for `npm run mutation`: the workspace's other projects would be started beside them. */
export default defineConfig(
  isInBrowser
    ? {
        root,
        test: { projects: [hooksProject()] },
      }
    : {
        test: {
          environment: 'node',
          include: [...tests],
          exclude: [...notAsked],
          setupFiles: ['scripts/mutation/coverHooks.setup.ts'],
          globalSetup: hasDatabase ? ['packages/server/src/testing/globalSetup.ts'] : [],
          ...timeouts,
        },
      },
);
