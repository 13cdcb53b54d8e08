import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBuild } from './openBuild.ts';

const DRAWS = 'export const storefront = { draw: async () => ({}) };';

let folder: string;
let now = 0;
const log = { warn: vi.fn<() => void>() };
const clock = () => now;

/** Writes a file with a modification time in seconds. */
function write(path: string, content: string, second: number): void {
  writeFileSync(join(folder, path), content);
  utimesSync(join(folder, path), second, second);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-build-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, '.server'));
  write('index.html', 'first', 1);
  now = 0;
  log.warn.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build without a server storefront renders nothing, and logs nothing', async () => {
  const build = await openBuild({ folder, log, clock })();
  expect(build).toEqual({
    template: 'first',
    smallScript: undefined,
    manifest: {},
    storefront: undefined,
  });
  expect(log.warn).not.toHaveBeenCalled();
});

test('checks files once a second at most, and reads changed ones again', async () => {
  const read = openBuild({ folder, log, clock });
  const first = await read();
  write('index.html', 'second', 2);
  now = 999;
  expect(await read()).toBe(first);
  now = 1_000;
  const second = await read();
  expect(second.template).toBe('second');
  now = 2_000;
  expect(await read()).toBe(second);
  write('.vite/manifest.json', '{"a":{"file":"assets/a.js"}}', 3);
  now = 3_000;
  expect((await read()).manifest).toEqual({ a: { file: 'assets/a.js' } });
});

test('shares one read between concurrent callers', async () => {
  const read = openBuild({ folder, log, clock });
  const [one, another] = await Promise.all([read(), read()]);
  expect(one).toBe(another);
});

test('keeps the previous build while files are being written', async () => {
  const read = openBuild({ folder, log, clock });
  const first = await read();
  rmSync(join(folder, 'index.html'));
  now = 1_000;
  expect(await read()).toBe(first);
  write('index.html', 'second', 2);
  write('.vite/manifest.json', '{"half', 2);
  now = 2_000;
  expect(await read()).toBe(first);
  write('.vite/manifest.json', '{}', 3);
  now = 3_000;
  expect((await read()).template).toBe('second');
});

test('loads a rebuilt storefront again', async () => {
  write('.server/server.js', DRAWS, 1);
  const read = openBuild({ folder, log, clock });
  const { storefront } = await read();
  expect(storefront?.draw).toBeInstanceOf(Function);
  write('.server/server.js', DRAWS, 2);
  now = 1_000;
  const again = (await read()).storefront;
  expect(again?.draw).toBeInstanceOf(Function);
  expect(again).not.toBe(storefront);
});

test.each(['throw new Error("broken");', 'export const storefront = {};', 'no javascript'])(
  'logs a storefront that cannot be loaded once, and serves the page: %s',
  async (source) => {
    write('.server/server.js', source, 1);
    const read = openBuild({ folder, log, clock });
    expect(await read()).toMatchObject({ template: 'first', storefront: undefined });
    now = 10_000;
    await read();
    expect(log.warn).toHaveBeenCalledOnce();
  },
);
