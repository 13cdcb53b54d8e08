// `npm run mutation`: breaks the rules on purpose, one place at a time, and asks whether a test notices
// (docs/decisions/2026-11-20-mutation-testing.md).

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'packages/rules/src/**/*.ts',
    '!packages/rules/src/**/*.test.ts',
    // What only tests use is judged by the tests it serves.
    '!packages/rules/src/testing/**',
    '!packages/rules/src/fixtures/**',
  ],
  // Copied into the sandbox: the rules, their pages of worked examples, and nothing that the rest of the house writes.
  ignorePatterns: [
    '**',
    '!packages/rules/**',
    '!docs/rules/**',
    '!package.json',
    '!tsconfig.base.json',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: {
    configFile: 'packages/rules/vitest.mutation.ts',
    // Which tests reach a mutant is measured; Vitest's guess from the imports would be computed on top of it.
    related: false,
  },
  coverageAnalysis: 'perTest',
  // A mutant of what is computed once, on import (words, bounds, wire names), is run against every test there is, which
  // takes longer than all the others together. MUTATE_TABLES=1 does it.
  ignoreStatic: process.env['MUTATE_TABLES'] !== '1',
  concurrency: 2,
  // A loop that a mutant makes endless is stopped by its count; this is for what merely gets slow on a busy machine.
  timeoutMS: 20_000,
  thresholds: { high: 98, low: 95, break: 90 },
  reporters: ['progress', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  tempDirName: '.stryker-tmp',
};
