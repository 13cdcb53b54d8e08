import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import type { Db } from '../database/Db.ts';
import { serveDesk } from './deskPages.routes.ts';

const SCRIPT = 'console.log("desk");'.repeat(100);
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-desk-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(folder, 'early.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-hP6u-NFm.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-hP6u-NFm.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{"secret":true}');
  // Pages need no database.
  app = await buildTestApp({ db: {} as Db });
  await serveDesk(app, folder, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers });

test.each(['/', '/orders', '/orders/31?column=total', '/invitation/t0ken', '/index.html'])(
  'the page %s is the desk, revalidated each time, with the strict policy and for no search engine',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining('<title>Desk</title>'),
    ]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "frame-ancestors 'none'"]));
  },
);

test('the address of an invitation is told to nobody', async () => {
  expect((await get('/invitation/t0ken')).headers['referrer-policy']).toBe('no-referrer');
});

test.each([
  ['/assets/index-hP6u-NFm.js', 'public, max-age=31536000, immutable'],
  ['/early.js', 'no-cache'],
])('sets how long %s is kept', async (url, rule) => {
  expect((await get(url)).headers['cache-control']).toBe(rule);
});

test('sends the compressed file to browsers that accept it', async () => {
  const answer = await get('/assets/index-hP6u-NFm.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload).toEqual(brotliCompressSync(SCRIPT));
});

test.each([
  ['/api/desk/unknown', 404],
  ['/assets/gone.js', 404],
  ['/.vite/manifest.json', 400],
  ['/..%2f..%2fetc/passwd.txt', 400],
])('answers %s with neither a page nor a secret', async (url, status) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/secret|root:|<title>/);
});

test('answers 404 to a program that does not ask for pages', async () => {
  expect((await get('/orders', { accept: 'application/json' })).statusCode).toBe(404);
});

test('serves nothing without a build', async () => {
  const bare = await buildTestApp({ db: {} as Db });
  expect(await serveDesk(bare, join(folder, 'assets'), folder)).toBe(false);
  await bare.close();
});
