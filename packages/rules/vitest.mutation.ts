import { defineConfig } from 'vitest/config';

/** The rules' tests alone, for `npm run mutation`: the workspace's other projects would start databases and browsers. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/rules/src/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
