import { expect, test } from 'vitest';
import type { Part, Run, Tally } from '../parts/part.ts';
import { canRetry, retry } from './retry.ts';

const run: Run = {
  filters: [],
  parts: ['server'],
  since: 'abc',
  excludedTags: ['crash'],
  hasAllStoryChecks: false,
};
const first: Tally = {
  passed: 8,
  failed: 2,
  failures: ['a.test.ts › waits', 'b.test.ts › adds'],
  failedFiles: ['a.test.ts', 'b.test.ts'],
  cpuSeconds: 100,
};

/** Returns a part with a known outcome, and its runs. */
function partThat(tally: Tally): { readonly part: Part; readonly runs: readonly Run[] } {
  const runs: Run[] = [];
  return {
    runs,
    part: {
      name: 'server',
      run: async (asked) => {
        runs.push(asked);
        return tally;
      },
    },
  };
}

test('retry counts failures that pass alone as flaky and passes the part', async () => {
  const { part, runs } = partThat({ passed: 5, failed: 0, cpuSeconds: 20 });
  expect(await retry(part, first, run)).toMatchObject({
    passed: 10,
    failed: 0,
    failures: [],
    flaky: first.failures,
    cpuSeconds: 120,
  });
  expect(runs).toEqual([{ ...run, filters: first.failedFiles, since: undefined, isAlone: true }]);
});

test('retry keeps all failures if one fails again', async () => {
  const { part } = partThat({ passed: 4, failed: 1, cpuSeconds: 20 });
  expect(await retry(part, first, run)).toEqual({ ...first, cpuSeconds: 120 });
});

test.each<[string, boolean, Tally]>([
  ['failures in two files', true, first],
  ['no failure', false, { ...first, failed: 0, failedFiles: [] }],
  ['a failure outside the test files', false, { ...first, failedFiles: undefined }],
  [
    'failures in eleven files',
    false,
    { ...first, failedFiles: Array.from({ length: 11 }, String) },
  ],
])('%s: a second try is %s', (_, expected, tally) => {
  expect(canRetry(tally)).toBe(expected);
});
