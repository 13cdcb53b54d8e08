import { defineConfig } from 'vitest/config';
import { onlyInAll } from '../reach/onlyInAll.ts';
import { mutationParts } from './mutationParts.ts';
import { ownPackages } from './ownPackages.ts';
import { readMutationRun, mutationTimeouts } from './readMutationRun.ts';

const {
  tests,
  excludedTests = [],
  hasDatabase = false,
} = mutationParts[readMutationRun(process.env).part];

/** Runs the Node tests of one part. The projects of the workspace would start browsers. */
export default defineConfig({
  plugins: [ownPackages()],
  test: {
    environment: 'node',
    tags: onlyInAll.map(({ tag, what }) => ({ name: tag, description: what })),
    include: [...tests],
    exclude: [...excludedTests],
    setupFiles: ['packages/test-runner/src/mutation/coverHooks.setup.ts'],
    globalSetup: hasDatabase ? ['packages/server/src/testing/globalSetup.ts'] : [],
    ...mutationTimeouts,
  },
});
