import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { resources } from '@formulary/rules/content/resources';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../platform/database/Db.ts';
import { serveStorefront } from '../platform/pages/storefront.routes.ts';
import { aPdf } from '../testing/documents/aPdf.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { registerResources } from './resources.routes.ts';

const SECRET = 'what nobody may read';
const FILE = 'facial-muscles.pdf';
const PDF = aPdf();
const files = resources.map(({ file }) => file);

let folder: string;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-offered-'));
  const offered = join(folder, 'offered');
  const pages = join(folder, 'pages');
  mkdirSync(join(offered, 'drafts'), { recursive: true });
  mkdirSync(pages);
  for (const file of files) writeFileSync(join(offered, file), PDF);
  writeFileSync(join(folder, 'secret.pdf'), SECRET);
  writeFileSync(join(offered, 'draft.pdf'), SECRET);
  writeFileSync(join(offered, '.hidden.pdf'), SECRET);
  writeFileSync(join(offered, 'drafts', 'draft.pdf'), SECRET);
  writeFileSync(join(offered, `${FILE}.br`), SECRET);
  writeFileSync(join(offered, 'facial-muscles.txt'), SECRET);
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Shop</title>');
  // Files need no database.
  app = await buildTestApp(
    { db: {} as Db },
    { register: (server) => registerResources(server, offered) },
  );
  await serveStorefront(app, pages);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/resources/${file}`, headers });

/** Requests a path unnormalised, as HTTP clients would not. Returns the status and the whole response. */
async function ask(path: string): Promise<{ readonly status: number; readonly all: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nAccept: text/html,*/*\r\nConnection: close\r\n\r\n`,
  );
  const all = await text(socket);
  return { status: Number(all.split(' ')[1]), all };
}

test.each(files)('%s is a public PDF under its file name @7.11', async (file) => {
  const answer = await get(file);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'content-disposition': `inline; filename="${file}"`,
    'accept-ranges': 'bytes',
  });
  expect(answer.rawPayload).toEqual(PDF);
});

test('a PDF is revalidated each time and sent only if it changed', async () => {
  const first = await get(FILE);
  expect(first.headers['cache-control']).toBe('no-cache');
  const etag = String(first.headers.etag);
  const again = await get(FILE, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const changed = await get(FILE, { 'if-none-match': 'W/"another"' });
  expect([changed.statusCode, changed.rawPayload]).toEqual([200, PDF]);
});

test('HEAD returns the size of a PDF without its content', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `/resources/${FILE}` });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
  });
  const missing = await app.inject({ method: 'HEAD', url: '/resources/draft.pdf' });
  expect(missing.statusCode).toBe(404);
});

test('a range of a PDF is served, and one beyond its end refused', async () => {
  const part = await get(FILE, { range: 'bytes=0-4' });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
  expect(part.headers['content-range']).toBe(`bytes 0-4/${PDF.length}`);
  const beyond = await get(FILE, { range: 'bytes=99999999-' });
  expect(beyond.statusCode).toBe(400);
  expect(beyond.json()).toMatchObject({ message: expect.any(String) });
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s is 404 and changes no PDF', async (method) => {
  const answer = await app.inject({ method, url: `/resources/${FILE}` });
  expect(answer.statusCode).toBe(404);
  expect((await get(FILE)).rawPayload).toEqual(PDF);
});

test.each([
  'draft.pdf',
  'drafts/draft.pdf',
  'drafts%2fdraft.pdf',
  'drafts',
  '.hidden.pdf',
  'facial-muscles.txt',
  'facial-muscles',
  `${FILE}.br`,
  'FACIAL-MUSCLES.PDF',
  `${FILE}.`,
  `${FILE}/`,
  `${FILE}%20`,
  `${FILE}%00`,
  `${FILE}%00.html`,
  `${FILE}%0a`,
  `${FILE}::$DATA`,
  `.%2f${FILE}`,
  '..%2fsecret.pdf',
  '%2e%2e%2fsecret.pdf',
  '..%5csecret.pdf',
  '..%252fsecret.pdf',
  'x%2f..%2f..%2fsecret.pdf',
  '%2fetc%2fpasswd',
  'C:%5csecret.pdf',
  '__proto__',
  'constructor',
  'none.pdf',
  `${'a'.repeat(96)}.pdf`,
  `${'a'.repeat(5_000)}.pdf`,
])('a file that is not on the list is 404: %s', async (file) => {
  const { status, all } = await ask(`/resources/${file}`);
  expect(status).toBe(404);
  expect(all).toContain('content-type: application/json');
  expect(all).not.toMatch(/what nobody may read|%PDF-|<title>|root:/);
});

test.each(['..%c0%afsecret.pdf', '%ff%fe', '%u002e%u002e%2fsecret.pdf'])(
  'a path that does not decode to text is 400: %s',
  async (file) => {
    const { status, all } = await ask(`/resources/${file}`);
    expect(status).toBe(400);
    expect(all).toContain('content-type: application/json');
    expect(all).not.toMatch(/what nobody may read|%PDF-|<title>|root:/);
  },
);

test("a missing file gets the shop's error format", async () => {
  const answer = await get('none.pdf');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: expect.any(String), code: 'not-found' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  '../secret.pdf',
  './../secret.pdf',
  'x/../../secret.pdf',
  '..\\secret.pdf',
  '/../secret.pdf',
])('no path climbs out of the folder: %s', async (file) => {
  const { status, all } = await ask(`/resources/${file}`);
  expect(status).toBe(404);
  expect(all).not.toMatch(/what nobody may read/);
});

test('the page Resources opens the shop', async () => {
  const answer = await app.inject({ url: '/resources', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Shop')]);
  const slashed = await app.inject({ url: '/resources/', headers: { accept: 'text/html' } });
  expect([slashed.statusCode, slashed.headers.location]).toEqual([302, '/resources']);
});
