import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';
import { addTallies, testsOf } from './repeatedTests.ts';

test('optionsOf takes options before the part and leaves the rest to the part', () => {
  expect(optionsOf(['--changed', '--slow', '--repeat', '5'])).toMatchObject({
    isChanged: true,
    isSlow: true,
    isAll: false,
    repeat: 5,
    part: undefined,
    filters: [],
  });
  expect(optionsOf(['--slow', '--seed', '7', 'stories', 'Cart', '-t', 'Empty'])).toMatchObject({
    isSlow: true,
    seed: 7,
    repeat: undefined,
    part: 'stories',
    filters: ['Cart', '-t', 'Empty'],
  });
});

test.each([['--repeat', '0'], ['--repeat', 'often'], ['--quick']])(
  'what the command does not understand is refused: %s %s',
  (...words) => {
    expect(() => optionsOf(words)).toThrow(words[0]);
  },
);

test('testsOf returns the changed test files of a part', () => {
  const files = [
    'packages/ui/src/primitives/buttons/Button/Button.tsx',
    'packages/ui/src/primitives/buttons/Button/Button.stories.tsx',
    'packages/storefront/src/lib/http/http.test.ts',
    'packages/server/src/orders/orders.test.ts',
    'playwright/journeys/cart.spec.ts',
  ];
  expect(testsOf('stories', files)).toEqual([files[1]]);
  expect(testsOf('house', files)).toEqual([files[2]]);
  expect(testsOf('server', files)).toEqual([files[3]]);
  expect(testsOf('journeys', files)).toEqual([files[4]]);
  expect(testsOf('lint', files)).toEqual([]);
});

test('addTallies adds the failures of every repetition', () => {
  const once = { passed: 3, failed: 1, failures: ['Cart: empties'], cpuSeconds: 2 };
  expect(addTallies(once, { passed: 4, failed: 0 })).toMatchObject({
    passed: 7,
    failed: 1,
    failures: ['Cart: empties'],
    cpuSeconds: 2,
  });
});

test('addTallies knows the failed files only if every failure has one', () => {
  const inFile = { passed: 0, failed: 1, failedFiles: ['a.test.ts'] };
  const green = { passed: 4, failed: 0 };
  expect(addTallies(inFile, green).failedFiles).toEqual(['a.test.ts']);
  expect(addTallies(inFile, { passed: 0, failed: 1 }).failedFiles).toBeUndefined();
});
