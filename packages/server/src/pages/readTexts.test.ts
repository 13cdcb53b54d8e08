import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileProse } from '@formulary/rules/content/fixtures/hostileProse';
import { wellFormedProse } from '@formulary/rules/content/fixtures/wellFormedProse';
import type { ProseNode } from '@formulary/rules/content/prose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proseInHtml } from '../settings/policies/proseInHtml.ts';
import { readHtmlOfTexts, readTexts } from './readTexts.ts';

const PUBLIC = join(import.meta.dirname, '../../../storefront/public');
const PAGES = ['TC', 'PP', 'DP'] as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-texts-'));
  mkdirSync(join(folder, 'assets'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a text as the server writes it into a page. */
function written(nodes: readonly ProseNode[]): string {
  const each = nodes.map((node) => {
    if (typeof node === 'string') return escaped(node);
    const href = node.href === undefined ? '' : ` href="${escaped(node.href)}"`;
    return `<${node.name}${href}>${written(node.children)}</${node.name}>`;
  });
  return each.join('');
}

test.each(hostileProse)('$title, when the server reads it', ({ html, prose }) => {
  expect(proseInHtml(html)).toEqual(prose);
});

test.each(hostileProse)('$title, and a browser sees what was sent', ({ prose }) => {
  expect(proseInHtml(`<div>${written(prose)}</div>`)).toEqual(prose);
});

test('a page without a body, or with frames instead, has no text', () => {
  expect(proseInHtml('')).toEqual([]);
  expect(proseInHtml('<frameset><frame src="x"><noframes><p>a</p></noframes></frameset>')).toEqual(
    [],
  );
});

test.each(PAGES)('the server reads %s.html as it was written @7.12', async (page) => {
  const html = readFileSync(join(PUBLIC, 'assets', `${page}.html`), 'utf8');
  const nodes = await readTexts(readHtmlOfTexts(PUBLIC))(page);
  expect(nodes).toEqual(wellFormedProse(html));
  expect(nodes?.length).toBeGreaterThan(5);
});

test('parses a text once, and again when its file changed', async () => {
  const file = join(folder, 'assets', 'TC.html');
  writeFileSync(file, '<p>Before</p>');
  const text = readTexts(readHtmlOfTexts(folder));
  const first = await text('TC');
  expect(first).toEqual([{ name: 'p', children: ['Before'] }]);
  expect(await text('TC')).toBe(first);
  writeFileSync(file, '<p>After!</p>');
  utimesSync(file, new Date(0), new Date(0));
  expect(await text('TC')).toEqual([{ name: 'p', children: ['After!'] }]);
});

test('finds no text until its file exists', async () => {
  const text = readTexts(readHtmlOfTexts(folder));
  expect(await text('DP')).toBeUndefined();
  writeFileSync(join(folder, 'assets', 'DP.html'), '<p>Here</p>');
  expect(await text('DP')).toEqual([{ name: 'p', children: ['Here'] }]);
});
