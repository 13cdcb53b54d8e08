import { unchangedSettings } from '../settings/testing/unchangedSettings.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brand } from '@formulary/rules/brand/brand';
import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import type { Db } from '../platform/database/Db.ts';
import { serveStorefront } from '../platform/pages/storefront.routes.ts';
import { openPageSource } from '../pages/openPageSource.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';

const HOSTILE = `</script><script>alert(1)</script>"'&$&\u2028\u2029\ud800 é😀`;
const SHOWN = HOSTILE.toWellFormed();

const filler: CatalogueProduct = {
  id: 7,
  code: 'LIP-1',
  addedAt: 1_700_000_000,
  name: 'Lip filler',
  image: 'lip.svg',
  type: 'any',
  description: 'A gel for the lips.',
  information: '',
  price: 58_761,
  vatPercent: 20,
  inStock: 4321,
  minimumStock: 5,
  prescriptionLimit: 0,
  categoryIds: [2],
  promotions: [],
};

let folder: string;
let app: FastifyInstance;
let book: CatalogueBook;
let isAway = false;
/** Returns the catalogue, or throws like an unavailable database. */
const current = () => {
  if (isAway) throw new Error('The database is away.');
  return book;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-heads-'));
  const page = [
    '<!doctype html><html><head>',
    '<!-- head --><title>Built</title><!-- /head -->',
    '</head><body></body></html>',
  ].join('');
  writeFileSync(join(folder, 'index.html'), page);
  app = await buildTestApp({ db: {} as Db });
  await serveStorefront(
    app,
    folder,
    openPageSource(
      { catalogue: { current }, shopUrl: 'https://s.test', settings: unchangedSettings },
      async () => undefined,
    ),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  isAway = false;
  book = new CatalogueBook();
  book.replace(
    [aCategory({ id: 2, name: 'Fillers', description: 'Gels by area.' })],
    [filler, { ...filler, id: 8, name: HOSTILE, description: HOSTILE }],
  );
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Parses the head: its title, its tags by name, and its data. */
function read(html: string) {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: unescape(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, unescape(content)])),
    data: data === undefined ? undefined : (JSON.parse(data) as { readonly '@graph': unknown[] }),
  };
}

test('a product’s page has its description, breadcrumb and link preview', async () => {
  const { title, canonical, meta, data } = read((await get('/product/7?utm_source=x')).body);
  expect([title, canonical]).toEqual(['Lip filler – Formulary', 'https://s.test/product/7']);
  expect(meta).toEqual({
    description: 'A gel for the lips.',
    'og:site_name': brand.name,
    'og:locale': 'en_GB',
    'og:type': 'website',
    'og:title': title,
    'og:description': 'A gel for the lips.',
    'og:url': canonical,
    'og:image': 'https://s.test/images/brand/social.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name}: ${brand.claim}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': 'A gel for the lips.',
    'twitter:image': 'https://s.test/images/brand/social.png',
    'twitter:image:alt': `${brand.name}: ${brand.claim}`,
  });
  expect(data?.['@graph']).toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }]);
});

test('a product’s page omits price, offer, VAT and stock', async () => {
  const { body } = await get('/product/7');
  expect(body).not.toMatch(/58[.,]?761|58[.,]?76|4321|price|offer|stock|availability|VAT/i);
});

test('the rest of the built page stays as built', async () => {
  const { body } = await get('/');
  expect(body).toMatch(/^<!doctype html><html><head><title>.*<\/head><body><\/body><\/html>$/s);
  expect(body).not.toContain('Built');
});

test('a hostile name and description appear as text, in tags and in data', async () => {
  const { body } = await get('/product/8');
  expect(body).not.toContain('<script>');
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  const { title, meta, data } = read(body);
  expect(title).toBe(`${SHOWN} – Formulary`);
  expect(meta['og:title']).toBe(title);
  expect(data?.['@graph']).toMatchObject([{ name: SHOWN }, {}]);
  // Older engines treat these as line ends in scripts; the data block escapes them.
  expect(body.slice(body.indexOf('ld+json'))).not.toMatch(/[\u2028\u2029]/);
});

test('a hostile search appears as text, and is not indexed', async () => {
  const { body } = await get(`/products?search=${encodeURIComponent(SHOWN)}`);
  expect(body).not.toMatch(/<script>/);
  const { title, canonical, meta } = read(body);
  expect(title).toBe(`Results for ‘${SHOWN}’ – Formulary`);
  expect([canonical, meta['robots']]).toEqual(['', 'noindex']);
});

test.each([
  '/product/99',
  '/no/such/page',
  '/orders',
  '/reset-password/k3y',
  '/products?search=%E0%A4%A',
  '/products?categoryId=2&categoryId=3&search[]=a&search=b',
])('%s is answered and not indexed', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  const { meta, canonical } = read(answer.body);
  expect([meta['robots'], canonical, meta['og:url']]).toEqual(['noindex', '', undefined]);
  expect(answer.body).not.toContain('k3y');
});

test('a page is the same in every encoding that the browser accepts', async () => {
  const plain = await get('/product/7', { 'accept-encoding': 'identity' });
  const brotli = await get('/product/7', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/product/7', { 'accept-encoding': 'gzip' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('a cached page is not sent again until its head changes', async () => {
  const first = await get('/product/7');
  const etag = String(first.headers.etag);
  for (const held of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await get('/product/7', { 'if-none-match': held });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  }
  book.update([7], [{ ...filler, name: 'Lip filler, 1 ml' }]);
  const changed = await get('/product/7', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(read(changed.body).title).toBe('Lip filler, 1 ml – Formulary');
});

test('a changed price does not change the page', async () => {
  const { etag } = (await get('/product/7')).headers;
  book.update([7], [{ ...filler, price: 1, inStock: 0 }]);
  expect((await get('/product/7')).headers.etag).toBe(etag);
});

test('a shop without its database still answers with its page', async () => {
  isAway = true;
  const answer = await get('/product/7');
  expect(answer.statusCode).toBe(200);
  expect(read(answer.body).title).toBe('Built');
});
