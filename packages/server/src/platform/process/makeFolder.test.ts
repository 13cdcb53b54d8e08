import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-make-folder-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('makes a folder for its owner only, in parents that others can pass', () => {
  makeFolder(join(folder, 'a', 'b', 'c'), 0o700);
  const modes = ['a', 'a/b', 'a/b/c'].map((path) => statSync(join(folder, path)).mode & 0o777);
  const usual = 0o777 & ~process.umask();
  expect(modes).toEqual([usual, usual, 0o700]);
});

test('leaves an existing folder as it is', () => {
  makeFolder(join(folder, 'a'), 0o700);
  makeFolder(join(folder, 'a'), 0o755);
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o700);
});

test.each([
  ['is a file', 'file', 'EEXIST'],
  ['would be in a file', 'file/a', 'ENOTDIR'],
  ['would be deep in a file', 'file/a/b', 'ENOTDIR'],
])('refuses a folder that %s', (_what, path, code) => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, path))).toThrow(expect.objectContaining({ code }));
});

test('refuses a folder in /proc instead of trying for ever', () => {
  expect(() => makeFolder('/proc/nowhere/a')).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/^E/) }),
  );
});
