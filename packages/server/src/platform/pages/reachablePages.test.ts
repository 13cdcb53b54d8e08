import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reachablePages } from './reachablePages.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };

test('copies the server storefront too for a user who cannot enter the checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.server'));
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(folder, '.server', 'server.js'), 'draws');
  const copy = reachablePages(folder, NOBODY);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  expect(copy).not.toBe(folder);
  expect(readFileSync(join(copy, '.server', 'server.js'), 'utf8')).toBe('draws');
});
