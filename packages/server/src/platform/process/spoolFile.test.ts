import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { spoolFile } from './spoolFile.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spooled-'));
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a spooled stream is read again byte by byte, with its size and hash', async () => {
  const parts = [randomBytes(200_000), Buffer.alloc(0), randomBytes(7)];
  const all = Buffer.concat(parts);
  const { size, sha256, contents } = await spoolFile(Readable.from(parts));
  expect([size, sha256]).toEqual([all.length, hash('sha256', all, 'hex')]);
  expect(all.equals(await buffer(contents))).toBe(true);
});

test('a spooled file leaves no name behind, neither read, abandoned nor failed', async () => {
  const read = await spoolFile(Readable.from([Buffer.from('read')]));
  await buffer(read.contents);
  const left = await spoolFile(Readable.from([Buffer.from('left')]));
  left.contents.destroy();
  const failing = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('The source failed');
    })(),
  );
  await expect(spoolFile(failing)).rejects.toThrow('The source failed');
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});
