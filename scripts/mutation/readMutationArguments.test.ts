import { expect, test } from 'vitest';
import { readMutationArguments } from './readMutationArguments.ts';

test('what changed against main, in all parts, unless said', () => {
  expect(readMutationArguments([])).toEqual({
    parts: ['rules', 'server', 'storefront', 'hooks'],
    isWhole: false,
    sample: undefined,
    since: 'main',
  });
});

test('a sample is drawn from everything, by the seed 1 unless said', () => {
  const args = ['--part', 'server', '--part', 'storefront', '--sample', '300'];
  expect(readMutationArguments(args)).toMatchObject({
    parts: ['server', 'storefront'],
    isWhole: true,
    sample: { size: 300, seed: 1 },
  });
  expect(readMutationArguments([...args, '--seed', '7']).sample).toEqual({ size: 300, seed: 7 });
});

test.each([[['--sample', '0']], [['--sample', 'x']], [['--sample', '3', '--seed=-1']]])(
  '%j makes no sense',
  (args) => {
    expect(() => readMutationArguments(args)).toThrow('takes a whole number');
  },
);

test('a part that there is not is refused with those that there are', () => {
  expect(() => readMutationArguments(['--part', 'ui'])).toThrow(
    'say rules, server, storefront, hooks',
  );
});
