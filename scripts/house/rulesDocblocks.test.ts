import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'packages/rules/src');
const files = globSync('**/*.ts', {
  cwd: folder,
  exclude: ['**/*.test.ts', 'testing/**', '**/fixtures/**'],
});

const FUNCTION =
  /(?:\/\*\*(?<doc>(?:(?!\*\/).)*)\*\/\s*)?^export (?:async )?function (?<name>\w+)/gmsu;

/** Every function that the rules export, and what its docblock says. */
const functions = files.flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(FUNCTION)].map(({ groups }) => ({
    name: `${file} ${groups?.['name']}`,
    doc: groups?.['doc']?.replaceAll(/\s*\n \* ?/gu, ' ').trim() ?? '',
  })),
);

test('there are functions to look at', () => {
  expect(functions.length).toBeGreaterThan(140);
});

test('every function of the rules is told in a sentence', () => {
  const untold = functions.filter(({ doc }) => !/^[A-Z`'\d].{15,}\.$/u.test(doc));
  expect(untold.map(({ name }) => name)).toEqual([]);
});
