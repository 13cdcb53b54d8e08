import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsRead as read } from './settingsRead.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, afterHeading = ''] = readme.split(/^## Settings$/m);
const [section = ''] = afterHeading.split(/^## /m);
const listed = [...section.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = '']) => name);

test("the README's table lists exactly the settings that the server reads, each once", () => {
  expect(listed.toSorted()).toEqual([...read].toSorted());
});

test('the server reports which settings it reads', () => {
  const source = readFileSync(
    new URL('../../packages/server/src/start/config.ts', import.meta.url),
    'utf8',
  );
  const [block = ''] = source.match(/\/\*\*\n \* Reads [^/]*\*\//) ?? [];
  expect([...block.matchAll(/\b[A-Z][A-Z_]{3,}\b/g)].map(([name]) => name).toSorted()).toEqual(
    [...read].toSorted(),
  );
});
