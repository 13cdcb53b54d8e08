import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressedFile } from './servePrecompressed.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const name of ['index.html.br', 'index.html.gz', 'only.js.gz', 'picture.webp.br']) {
    writeFileSync(join(folder, name), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', 'gzip, deflate, br', 'index.html.br'],
  ['/index.html', 'gzip;q=1.0', 'index.html.gz'],
  ['/only.js', 'br, gzip', 'only.js.gz'],
  ['/only.js', 'br', undefined],
  ['/index.html', '', undefined],
  ['/picture.webp', 'br', undefined],
  ['/../secret.js', 'br', undefined],
])('%s for %j is %s', (path, accepted, name) => {
  const found = compressedFile(folder, path, accepted);
  expect(found?.file).toBe(name && join(folder, name));
});
