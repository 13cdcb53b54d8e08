import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage } from './openPage.ts';

const headOf = (html: string) => ({ html, isShared: true });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-page-'));
  file = join(folder, 'index.html');
  writeFileSync(file, 'a<!-- head --><title>b</title><!-- /head -->c');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a head takes the place of the built one, letter by letter', async () => {
  const page = openPage(file);
  expect((await page(headOf("<x>$&$'$1"), 'identity')).body.toString()).toBe("a<x>$&$'$1c");
  expect((await page(undefined, 'identity')).body.toString()).toContain('<title>b</title>');
});

test('pages that are alike are written once, and what is kept stays within its bytes', async () => {
  const ROOM = 10_000;
  const page = openPage(file, ROOM);
  const first = await page(headOf('first'), 'br');
  expect(await page(headOf('first'), 'br')).toBe(first);
  for (let index = 0; index < ROOM / 100; index += 1) await page(headOf(`head ${index}`), 'br');
  expect(await page(headOf('first'), 'br')).not.toBe(first);
});

test('a page that was built again is read again', async () => {
  const page = openPage(file);
  await page(headOf('x'), 'identity');
  writeFileSync(file, 'new <!-- head --><!-- /head -->');
  utimesSync(file, new Date(0), new Date(1000));
  expect((await page(headOf('x'), 'identity')).body.toString()).toBe('new x');
});

test('a head with words of its address is written and not kept', async () => {
  const ROOM = 10_000;
  const page = openPage(file, ROOM);
  const first = await page(headOf('first'), 'br');
  for (let index = 0; index < ROOM / 100; index += 1) {
    await page({ html: `search ${index}`, isShared: false }, 'br');
  }
  expect(await page(headOf('first'), 'br')).toBe(first);
});
