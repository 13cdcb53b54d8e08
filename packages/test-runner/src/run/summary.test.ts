import { expect, test } from 'vitest';
import { type PartResult, summary } from './summary.ts';

const house: PartResult = { name: 'house', passed: 3, failed: 0, cpuSeconds: 40, seconds: 2 };
const end = (
  results: readonly PartResult[],
  { budget, seconds = 32 }: { readonly budget?: number; readonly seconds?: number } = {},
) => summary({ results, unavailable: [], seconds, budget });

test('the summary lines name each part, skipped tests and failures, and end with the counts', () => {
  const server: PartResult = {
    name: 'server',
    passed: 7,
    failed: 1,
    cpuSeconds: 700,
    seconds: 30,
    failures: ['b.test.ts › adds › 3 is not 4'],
    skipped: ['a.test.ts › fills the disk (needs root)'],
  };
  const visual = { name: 'visual', why: 'another Chromium', count: 2_148 };

  expect(
    summary({ results: [house, server], unavailable: [visual], seconds: 32, budget: undefined }),
  ).toEqual([
    '✓ house         3 passed    0 failed    40 CPU s     2.0 s',
    '✗ server        7 passed    1 failed   700 CPU s    30.0 s, 1 skipped',
    '  in all                               740 CPU s    32.0 s',
    '– visual    2148 skipped: another Chromium',
    '– server: a.test.ts › fills the disk (needs root) › did not run',
    '✗ server: b.test.ts › adds › 3 is not 4',
    '10 passed, 1 failed, 2149 skipped',
  ]);
});

test('the summary lines name and count a flaky test and do not fail', () => {
  const lines = end([{ ...house, flaky: ['a.test.ts › waits › nothing came'] }]);
  expect(lines.slice(-3)).toEqual([
    '1 flaky: failed once, passed alone',
    '~ house: a.test.ts › waits › nothing came',
    '3 passed, 0 failed',
  ]);
});

test.each([
  ['at 15 % over its budget says nothing', 1_150, 1_000, 0],
  ['beyond that says so', 1_151, 1_000, 1],
  ['without a budget says nothing', 1_151, undefined, 0],
  ['whose time was not measured says nothing', undefined, 1_000, 0],
])('a run %s', (_, cpuSeconds, budget, count) => {
  const lines = end([{ ...house, cpuSeconds }], budget === undefined ? {} : { budget });
  expect(lines.filter((line) => line.includes('over the budget'))).toHaveLength(count);
});

test('the summary lines list the most expensive files first, by CPU time', () => {
  const files = Array.from({ length: 40 }, (_, index) => ({ file: `${index}.ts`, seconds: index }));
  const lines = end([{ ...house, cpuSeconds: 2 * 780, files }]);
  expect(lines.slice(1, 3)).toEqual(['  78.0 CPU s  39.ts', '  76.0 CPU s  38.ts']);
  expect(lines.filter((line) => line.endsWith('.ts'))).toHaveLength(20);
});
