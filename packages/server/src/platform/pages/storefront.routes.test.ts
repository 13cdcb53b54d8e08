import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../database/Db.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { serveStorefront } from './storefront.routes.ts';

const SCRIPT = 'console.log("shop");'.repeat(100);
const SMALL = '/early.js?b0e2b8d3';
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-dist-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script async fetchpriority="high" src="${SMALL}"></script><title>Shop</title>`,
  );
  writeFileSync(join(folder, 'early.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-hP6u-NFm.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'DX-W_6W.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'TC.html'), '<p>Terms</p>');
  writeFileSync(join(folder, 'assets', 'index-hP6u-NFm.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'images', 'default.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.sources'), 'secret');
  // Pages need no database.
  app = await buildTestApp({ db: {} as Db });
  await serveStorefront(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

test.each(['/', '/products?search=a', '/product/5', '/no/such/page', '/index.html'])(
  'answers the page %s with the shop, and has caches revalidate it',
  async (url) => {
    const answer = await get(url, { accept: 'text/html,*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Shop</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  },
);

test.each([undefined, '*/*', 'text/*;q=0.9', 'application/xhtml+xml, text/html;q=0.5'])(
  'answers a page to a program that accepts %s, and its headers to HEAD',
  async (accept) => {
    const headers = accept === undefined ? {} : { accept };
    for (const url of ['/', '/products?search=a', '/product/5', '/reset-password/a', '/orders']) {
      const page = await get(url, headers);
      expect([url, page.statusCode]).toEqual([url, 200]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain('<title>Shop</title>');
      const head = await app.inject({ method: 'HEAD', url, headers });
      expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
      expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(head.headers['content-length']).toBe(page.headers['content-length']);
    }
  },
);

test.each(['/api', '/api/', '/api/unknown', '/healthz/x', '/dev', '/no/such/page', '/.env'])(
  'answers %s in JSON, whatever is accepted',
  async (url) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  },
);

test('sends the compressed file to clients that accept it, cacheable for ever', async () => {
  const answer = await get('/assets/index-hP6u-NFm.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(answer.rawPayload).toEqual(brotliCompressSync(SCRIPT));
});

test.each([
  ['/assets/DX-W_6W.js', 'public, max-age=31536000, immutable'],
  ['/assets/TC.html', 'no-cache'],
])('sets the cache lifetime of %s', async (url, rule) => {
  expect((await get(url)).headers['cache-control']).toBe(rule);
});

test('preloads the small script in the headers of a page, and makes it cacheable for ever', async () => {
  const page = await get('/about-us', { accept: 'text/html' });
  expect(page.headers.link).toBe(`<${SMALL}>; rel=preload; as=script; fetchpriority=high`);
  const script = await get(SMALL);
  expect(script.body).toBe(SCRIPT);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers.link).toBeUndefined();
});

test.each(['/early.js', '/early.js?other'])(
  'has %s revalidated each time: it is not the small script that pages name',
  async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  },
);

test('sends the plain file to other clients', async () => {
  const answer = await get('/assets/index-hP6u-NFm.js', { 'accept-encoding': 'identity' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(SCRIPT);
});

test('caches pictures for a day', async () => {
  const answer = await get('/images/default.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  '/assets/gone.js',
  '/images/gone.svg',
  '/api/unknown',
  '/API/unknown',
  '//api/unknown',
  '/dev/unknown',
])('answers %s with 404, not with a page', async (url) => {
  const answer = await get(url, { accept: 'text/html' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not-found' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each<readonly [string, number]>([
  // Paths without a file type are pages of the shop.
  ['/.sources', 200],
  ['/..%2f..%2fetc/passwd.txt', 400],
  ['/assets/..%2f.sources', 200],
  ['/%2e%2e/%2e%2e/etc/hosts.txt', 404],
  ['/a%00.js', 400],
])('reveals nothing at %s', async (url, status) => {
  const answer = await get(url, { accept: 'text/html' });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/secret|root:|localhost/);
});

test.each(['application/json', 'image/*', 'application/json;q=1, image/png'])(
  'answers 404 to a client that accepts only %s',
  async (accept) => {
    expect((await get('/products', { accept })).statusCode).toBe(404);
  },
);

test('serves nothing without a build', async () => {
  const bare = await buildTestApp({ db: {} as Db });
  expect(await serveStorefront(bare, join(folder, 'assets'))).toBe(false);
  await bare.close();
});
