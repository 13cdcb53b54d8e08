// Stryker for `npm run mutation`, one part of the shop at a time (docs/decisions/2026-11-28-mutation-tests.md).
import { mutationParts } from './packages/test-runner/src/mutation/mutationParts.ts';
import { readMutationRun } from './packages/test-runner/src/mutation/readMutationRun.ts';

const { part, files, sample, missed = [] } = readMutationRun(process.env);
const isDrawn = sample !== undefined || missed.length > 0;
const report = `reports/mutation/${part}`;
const { isInBrowser = false, mutate } = mutationParts[part];
const folders = new Set(
  mutate
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => pattern.split('/', 2).join('/')),
);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...(files ?? mutate),
    ...(files ? mutate.filter((pattern) => pattern.startsWith('!')) : []),
    '!packages/**/*.test.ts',
    ...missed.map(({ file, lines }) => `${file}:${lines.join('-')}`),
  ],
  // Copies into the sandbox the part and the worked examples only.
  ignorePatterns: [
    '**',
    ...[...folders].flatMap((folder) => [`!${folder}/**`, `${folder}/dist`]),
    ...(isInBrowser
      ? [
          '!.storybook/**',
          '!packages/{client,rules,storybook-kit,theme,ui}/**',
          'packages/*/dist',
          '!playwright/browser.ts',
          '!packages/test-runner/src/visual/**',
        ]
      : []),
    '!docs/rules/**',
    // Tests of the server hold its settings against these pages.
    '!packages/storefront/public/assets/*.html',
    '!packages/test-runner/src/root.ts',
    '!packages/test-runner/src/{mutation,reach}/**',
    '!package.json',
    '!tsconfig.base.json',
  ],
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    './packages/test-runner/src/mutation/samplePlugin.ts',
  ],
  checkers: isDrawn ? ['sample'] : [],
  vitest: {
    configFile: `packages/test-runner/src/mutation/vitest.${isInBrowser ? 'hooks' : 'mutation'}.ts`,
    // Which tests reach a mutant is measured. Only for few files does it save time to leave out tests that import none.
    related: files !== undefined,
  },
  coverageAnalysis: 'perTest',
  // A mutant of what is computed once, on import (words, bounds, wire names), is run against every test there is, which
  // takes longer than all the others together. MUTATE_TABLES=1 does it.
  ignoreStatic: process.env['MUTATE_TABLES'] !== '1',
  concurrency: 2,
  // A loop that a mutant makes endless is stopped by its count; this is for what merely gets slow on a busy machine.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // What is enough is judged by scripts/mutation.ts, over all parts.
  thresholds: { high: 98, low: 95, break: null },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html', ...(isDrawn ? ['sample'] : [])],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
  tempDirName: '.stryker-tmp',
};
