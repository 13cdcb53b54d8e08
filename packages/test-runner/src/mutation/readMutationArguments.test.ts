import { expect, test } from 'vitest';
import { readMutationArguments } from './readMutationArguments.ts';

test('readMutationArguments mutates changes against main in all parts by default', () => {
  expect(readMutationArguments([])).toEqual({
    parts: ['rules', 'server', 'storefront', 'hooks'],
    isWhole: false,
    sample: undefined,
    hookFiles: undefined,
    least: 90,
    since: 'main',
  });
});

test('readMutationArguments samples all files, with seed 1 by default', () => {
  const args = ['--part', 'server', '--part', 'storefront', '--sample', '300'];
  expect(readMutationArguments(args)).toMatchObject({
    parts: ['server', 'storefront'],
    isWhole: true,
    sample: { size: 300, seed: 1 },
    least: 90,
  });
  expect(
    readMutationArguments([...args, '--seed', '7', '--hook-files', '2', '--least', '60']),
  ).toMatchObject({
    sample: { size: 300, seed: 7 },
    hookFiles: 2,
    least: 60,
  });
});

test.each([
  [['--sample', '0']],
  [['--sample', 'x']],
  [['--sample', '3', '--seed=-1']],
  [['--least', 'all']],
  [['--hook-files', '0']],
])('readMutationArguments refuses %j', (args) => {
  expect(() => readMutationArguments(args)).toThrow('takes a whole number');
});

test('readMutationArguments refuses an unknown part and names the known ones', () => {
  expect(() => readMutationArguments(['--part', 'ui'])).toThrow(
    'say rules, server, storefront, hooks',
  );
});
