import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const BOOTSTRAP = 'node scripts/bootstrap.mjs';
const commands = Object.keys(scripts).filter((name) => scripts[`pre${name}`] !== undefined);

test('every command installs first what it needs, in a shell of its own', () => {
  const hooks = new Set(commands.map((name) => `pre${name}`));
  const unprepared = Object.keys(scripts).filter(
    (name) => !hooks.has(name) && !commands.includes(name),
  );
  expect(unprepared).toEqual([]);
  expect(commands.filter((name) => scripts[`pre${name}`] !== BOOTSTRAP)).toEqual([]);
  // A shell that has already found `node` once would run the rest on the machine's own, too old one.
  expect(commands.filter((name) => scripts[name]?.includes('bootstrap'))).toEqual([]);
});
