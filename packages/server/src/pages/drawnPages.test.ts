import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getPublicProduct } from '@formulary/rules/calls/catalogueCalls';
import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import type { DrawnPage, Storefront } from '@formulary/rules/pages/Storefront';
import type { FastifyInstance } from 'fastify';
import { defaultBrand } from '@formulary/rules/brand/brand';
import type { LiveSettings, PagesSay } from '../settings/openSettings.ts';
import { unchangedSettings } from '../settings/testing/unchangedSettings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import type { Db } from '../platform/database/Db.ts';
import { serveStorefront } from '../platform/pages/storefront.routes.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { openPageSource } from './openPageSource.ts';
import { readHtmlOfTexts, readTexts } from './readTexts.ts';

const HOSTILE = `</script><script>alert(1)</script><!-- $& \u2028\u2029\ud800`;
const KEPT = 'public, max-age=0, s-maxage=60';

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
const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports });
const manifest = {
  'index.html': { ...chunk('entry', ['_shared']), isEntry: true },
  _shared: chunk('shared'),
  _deep: chunk('deep', ['_shared']),
  'src/Product.tsx': chunk('product', ['_deep', 'index.html']),
  'src/Other.tsx': chunk('other'),
};

const draw = vi.fn<Storefront['draw']>();
/** Called by the storefront that the test builds. */
const drawing = globalThis as unknown as { drawForTest: Storefront['draw'] };
const lines: string[] = [];
const book = new CatalogueBook();
let folder: string;
let app: FastifyInstance;

/** What staff changed; nothing at first. */
let said: PagesSay = { version: '{}', settings: {} };
const settings: LiveSettings = { ...unchangedSettings, current: async () => said };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-drawn-'));
  for (const each of ['.vite', '.server']) mkdirSync(join(folder, each));
  const page = [
    '<!doctype html><html><head>',
    '<!-- head --><title>Built</title><!-- /head -->',
    '<script type="module" crossorigin src="/assets/entry.js"></script>',
    '</head><body><div id="root"></div><noscript></noscript></body></html>',
  ].join('');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, '.server', 'server.js'),
    'export const storefront = { draw: (...asked) => globalThis.drawForTest(...asked) };',
  );
  drawing.drawForTest = draw;
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await buildTestApp({ db: {} as Db }, { isSilent: false, isProduction: true, logStream });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'TC.html'), '<p>The terms</p>');
  const source = openPageSource(
    { catalogue: { current: () => book }, shopUrl: 'https://s.test', settings },
    readTexts(readHtmlOfTexts(folder)),
  );
  await serveStorefront(app, folder, source);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const drawnFrom = (answers: DrawnPage['answers'], html = '<h1>Drawn</h1>'): DrawnPage => ({
  kind: 'page',
  html: Buffer.from(html),
  styles: '<style data-styled>h1{margin:0}</style>',
  preloads: '<link rel="preload" as="image" href="/images/lip.svg">',
  answers,
  screens: ['src/Product.tsx'],
});

beforeEach(() => {
  lines.length = 0;
  // Changing the visible data empties the page cache.
  book.replace([], []);
  book.replace(
    [aCategory({ id: 2, name: 'Fillers' })],
    [filler, { ...filler, id: 8, name: HOSTILE, description: HOSTILE }],
  );
  draw.mockReset().mockImplementation(async (address, answer) => {
    const id = Number(/\d+$/.exec(address)?.[0]);
    const known = answer(getPublicProduct.name, { params: { id } });
    return drawnFrom(typeof known === 'object' ? { [`GET /product/${id}`]: known.wire } : {});
  });
});

test('settings that changed come with every page, and pages of before are thrown away', async () => {
  const before = await get('/product/7');
  expect(before.body).not.toContain('id="settings"');
  expect((await get('/product/7')).headers['etag']).toBe(before.headers['etag']);
  const brand = { ...defaultBrand, name: '</script>Ash & Oak' };
  said = { version: 'changed', settings: { brand } };
  try {
    for (const failing of [false, true]) {
      if (failing) draw.mockRejectedValueOnce(new Error('It cannot be drawn'));
      const { body, headers } = await get(failing ? '/product/8' : '/product/7');
      expect(headers['etag']).not.toBe(before.headers['etag']);
      const [, json = ''] = /id="settings">(.*?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(json)).toEqual({ brand });
    }
    expect(draw.mock.lastCall?.[2]).toEqual({ brand });
  } finally {
    said = { version: '{}', settings: {} };
  }
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a rendered page', () => {
  test('has head, pictures, scripts and styles in the head, text in the root, and answers after it', async () => {
    const { body } = await get('/product/7');
    const [head = '', rest = ''] = body.split('</head>');
    expect(head).toContain('<title>Lip filler – Formulary</title>');
    expect(head).not.toContain('Built');
    expect(head).toContain('<link rel="preload" as="image" href="/images/lip.svg">');
    expect(head).toContain('<style data-styled>h1{margin:0}</style>');
    expect(rest).toMatch(
      /^<body><div id="root"><h1>Drawn<\/h1><\/div><script type="application\/json" id="served">\{.*\}<\/script><noscript><\/noscript><\/body><\/html>$/,
    );
    expect(rest).not.toMatch(/58[.,]?761|4321|price|qty/);
  });

  test('links the scripts that it needs, each once, and not those in the template', async () => {
    const { body } = await get('/product/7');
    const links = [
      ...body.matchAll(/<link rel="modulepreload" media="not all" crossorigin href="([^"]+)">/g),
    ];
    expect(links.map(([, href]) => href)).toEqual([
      '/assets/shared.js',
      '/assets/product.js',
      '/assets/deep.js',
    ]);
  });

  test('embeds the answers as sent by the API; a hostile name cannot end their block', async () => {
    const { body } = await get('/product/8');
    const json = /id="served">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(json).not.toMatch(/\\ud800/i);
    expect(JSON.parse(json)).toMatchObject({
      'GET /product/8': { product_pk: 8, product_name: HOSTILE.toWellFormed() },
    });
    expect(body).not.toContain('<script>alert');
  });

  test('is inserted literally, even if its text looks like placeholders', async () => {
    const html = `<p>$&$'$1 &lt;!-- head --&gt;</p>`;
    draw.mockResolvedValue(drawnFrom({ a: '<div id="root"></div><!-- /head -->' }, html));
    const { body } = await get('/product/7');
    expect(body).toContain(`<div id="root">${html}</div>`);
    expect(body.match(/<div id="root">/g)).toHaveLength(1);
  });

  test('is the same for everybody: rendering sees only the address of a request', async () => {
    const first = await get('/product/7');
    const another = await get('/product/7?utm_source=mail', {
      authorization: 'Bearer t0ken',
      cookie: 'XSRF-TOKEN=secret',
      host: 'evil.test',
      'accept-language': 'de',
      'x-forwarded-host': 'evil.test',
    });
    expect(another.body).toBe(first.body);
    expect(another.headers['set-cookie']).toBeUndefined();
    expect(draw.mock.calls).toEqual([['/product/7', expect.any(Function), {}]]);
  });

  test('is cacheable for a minute in shared caches, and revalidated by browsers', async () => {
    for (const url of ['/', '/categories', '/products?categoryId=2', '/product/7', '/about-us']) {
      const { headers } = await get(url);
      expect([url, headers['cache-control'], headers.vary]).toEqual([url, KEPT, 'accept-encoding']);
    }
  });

  test.each([
    '/products?search=lips',
    '/products?form=cream',
    '/products?sub=1+2+3',
    '/orders',
    '/reset-password/t0ken',
    '/users/confirm/t0ken',
    '/users/documents/t0ken',
    '/prescription/5/t0ken',
    '/invitation/t0ken',
    '/PRODUCT/7',
    '/no/such/page',
  ])('%s is rendered each time and never cached', async (url) => {
    for (const _ of [1, 2]) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('<h1>Drawn</h1>');
    }
    expect(draw.mock.calls.map(([address]) => address)).toEqual([url, url]);
  });

  test('with parameters that it does not read is rendered from those it reads', async () => {
    for (const url of [
      '/products?utm_source=a&categoryId=2',
      '/products?categoryId=2&form=nothing&sort=id&sub=x',
      '/products?categoryId=2&page=1',
      '/products?categoryId=2&fbclid=x',
      '/products?page=9&categoryId=2&categoryId=3',
    ]) {
      await get(url);
    }
    expect(draw.mock.calls.map(([address]) => address)).toEqual(['/products?categoryId=2']);
  });

  test('is not sent again until something visible has changed', async () => {
    const etag = String((await get('/product/7')).headers.etag);
    const again = await get('/product/7', { 'if-none-match': `W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': KEPT });
    book.update([7], [{ ...filler, price: 1, inStock: 99 }]);
    await get('/product/7');
    expect(draw).toHaveBeenCalledOnce();
    book.update([7], [{ ...filler, name: 'Lip filler, 1 ml' }]);
    const changed = await get('/product/7', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Lip filler, 1 ml');
  });

  test('is the same page in every encoding', async () => {
    const plain = await get('/product/7', { 'accept-encoding': 'identity' });
    const brotli = await get('/product/7', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/product/7', { 'accept-encoding': 'gzip' });
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(draw).toHaveBeenCalledOnce();
  });

  test('is answered to HEAD with its headers', async () => {
    const page = await get('/product/7');
    const head = await app.inject({
      method: 'HEAD',
      url: '/product/7',
      headers: { accept: 'text/html' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-length', 'content-type', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, page.headers[name]]);
    }
  });
});

test('a static page is rendered from its text', async () => {
  draw.mockImplementation(async (_address, answer) => drawnFrom({ terms: answer('text', 'TC') }));
  const { body } = await get('/terms-and-conditions');
  expect(body).toContain('The terms');
});

test('a redirect is answered with its location, without a page', async () => {
  draw.mockResolvedValue({ kind: 'redirect', to: '/categories' });
  const { statusCode, headers, body } = await get('/product/99');
  expect([statusCode, headers.location, body]).toEqual([302, '/categories', '']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test.each([
  ['/reset-password/t0ken', '/reset-password'],
  ['/prescription/5/t0ken', '/prescription'],
  ['/products?search=t0ken', '/products'],
])(
  'a page that cannot be rendered is sent empty and never cached, and the log omits its address: %s',
  async (url, page) => {
    draw.mockRejectedValue(new Error(`Cannot draw ${url} and "https://s.test${url}"`));
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('<div id="root"></div>');
    const warnings = lines.filter((line) => line.includes('could not be drawn'));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 40, page });
    expect(lines.join('')).not.toContain('t0ken');
  },
);

test.each<readonly [string, number]>([
  ['/.server/server.js', 400],
  ['/.server/', 404],
  ['/%2eserver/server.js', 400],
  ['/.server%2fserver.js', 400],
  ['/assets/..%2f.server/server.js', 400],
  ['/assets/../.server/server.js', 400],
  ['//.server/server.js', 400],
  ['/.vite/manifest.json', 400],
])('the server storefront is not served as a file: %s', async (url, status) => {
  const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } });
  expect(statusCode).toBe(status);
  expect(body).not.toMatch(/drawForTest|assets\/entry/);
});
