import type { DrawnPage, Storefront } from '@formulary/rules/pages/Storefront';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from './build/Build.ts';
import { openPages, type SendPage } from './openPages.ts';
import type { PageEncoding } from './encoding/encodePage.ts';
import type { PageData } from './PageData.ts';

const template = [
  '<!doctype html><html><head>',
  '<!-- head --><title>Built</title><!-- /head -->',
  '<script type="module" crossorigin src="/assets/entry.js"></script>',
  '</head><body><div id="root"></div></body></html>',
].join('');
/** Incompressible text. */
const noise = Array.from({ length: 400 }, (_, index) => Math.sin(index).toString(36)).join('');

const drawn = (html: string): DrawnPage => ({
  kind: 'page',
  html: Buffer.from(html),
  styles: '',
  preloads: '',
  answers: {},
  screens: [],
});

const draw = vi.fn<Storefront['draw']>();
const warn = vi.fn<(fields: { readonly page?: string }) => void>();
let build: Build;
let version: string;
let clock: number;
let isAnsweringCalls: boolean;
beforeEach(() => {
  isAnsweringCalls = false;
  draw.mockReset().mockImplementation(async (address) => drawn(`<p>${address}</p>`));
  warn.mockReset();
  build = { template, smallScript: undefined, manifest: {}, storefront: { draw } };
  version = 'first';
  clock = 0;
});

/** Maps every path that starts with 'public' to one canonical address. Heads that echo a search are not shared. */
const headAt: PageData['headAt'] = (path, query) => {
  const page = path.toLowerCase().replaceAll('/', '');
  return {
    html: `<title>${page}</title>`,
    canonical: page.startsWith('public') && !query.get('search') ? `/${page}` : undefined,
    isShared: !query.get('search'),
  };
};

function open(mostCachedBytes?: number): SendPage {
  return openPages({
    readBuild: () => build,
    readPageData: async () => ({ version, headAt, answer: () => undefined, settings: {} }),
    clock: () => clock,
    isAnsweringCalls: () => isAnsweringCalls,
    ...(mostCachedBytes === undefined ? {} : { mostCachedBytes }),
  });
}

function ask(send: SendPage, url: string, encoding: PageEncoding = 'identity') {
  const [path = '', query] = url.slice(1).split('?');
  return send({ path, query: new URLSearchParams(query), url, encoding, log: { warn } });
}

/** Returns the page as text. */
async function read(send: SendPage, url: string): Promise<string> {
  const page = await ask(send, url);
  return page.kind === 'response' ? page.body.toString() : `to ${page.to}`;
}

describe('a public page', () => {
  test('is rendered once for all parameters, from its canonical address only', async () => {
    const send = open();
    const first = await read(send, '/public?utm_source=x&gclid=1');
    for (const url of ['/public', '/public?utm_source=y', '/public?%00=%ff']) {
      expect(await read(send, url)).toBe(first);
    }
    expect(draw.mock.calls.map(([address]) => address)).toEqual(['/public']);
  });

  test('is rendered once for all concurrent requests', async () => {
    const send = open();
    const pages = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => read(send, `/public?utm=${index}`)),
    );
    expect(new Set(pages).size).toBe(1);
    expect(draw).toHaveBeenCalledOnce();
  });

  test('renders in its own event loop turn, so other requests are answered between pages', async () => {
    const send = open();
    const happened: string[] = [];
    draw.mockImplementation(async (address) => {
      happened.push(address);
      void setImmediate().then(() => happened.push('another request'));
      return drawn('');
    });
    const addresses = ['/search?search=a', '/search?search=b', '/search?search=c'];
    await Promise.all(addresses.map((address) => read(send, address)));
    const [a, b, c] = addresses;
    expect(happened.slice(0, 5)).toEqual([a, 'another request', b, 'another request', c]);
  });

  test('is rendered after the pending call, and after 20 ms at the latest', async () => {
    const send = open();
    isAnsweringCalls = true;
    const answered = read(send, '/search?search=a');
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(draw).not.toHaveBeenCalled();
    isAnsweringCalls = false;
    await answered;
    isAnsweringCalls = true;
    const late = read(send, '/search?search=b');
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(draw).toHaveBeenCalledOnce();
    clock += 20;
    await late;
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is rendered again when visible data has changed', async () => {
    const send = open();
    await read(send, '/public');
    version = 'second';
    await read(send, '/public');
    await read(send, '/public');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is not cached as new if data changed while it was being rendered', async () => {
    const send = open();
    const late = Promise.withResolvers<DrawnPage>();
    draw.mockImplementationOnce(() => late.promise);
    const before = read(send, '/public');
    await expect.poll(() => draw.mock.calls).toHaveLength(1);
    version = 'second';
    expect(await read(send, '/public')).toContain('<p>/public</p>');
    late.resolve(drawn('old'));
    expect(await before).toContain('old');
    expect(await read(send, '/public')).not.toContain('old');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is rendered again by another build', async () => {
    const send = open();
    await read(send, '/public');
    build = { ...build, template: template.replace('entry', 'other') };
    expect(await read(send, '/public')).toContain('other.js');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test.each(['/PUBLIC', '//public', '/public/', '/public?search=a', '/public?search='])(
    'is not cached under %s',
    async (url) => {
      const send = open();
      for (const _ of [1, 2]) expect(await ask(send, url)).toMatchObject({ isPublic: false });
      expect(draw).toHaveBeenCalledTimes(2);
    },
  );

  test('is marked as public, and no other page is', async () => {
    const send = open();
    expect(await ask(send, '/public')).toMatchObject({ isPublic: true });
    expect(await ask(send, '/public')).toMatchObject({ isPublic: true });
    expect(await ask(send, '/orders')).toMatchObject({ isPublic: false });
    expect(await ask(send, '/reset-password/secret')).toMatchObject({ isPublic: false });
  });
});

describe('the cache', () => {
  test('stays within its bytes: renders the least recently used page again', async () => {
    draw.mockImplementation(async (address) => drawn(`${address} ${noise}`));
    const send = open(100_000);
    await read(send, '/public-first');
    await read(send, '/public-second');
    for (let index = 0; index < 40; index += 1) {
      await read(send, `/public-${index}`);
      await read(send, '/public-first');
    }
    const drawnOf = (page: string) => draw.mock.calls.filter(([address]) => address === page);
    expect(drawnOf('/public-first')).toHaveLength(1);
    await read(send, '/public-second');
    expect(drawnOf('/public-second')).toHaveLength(2);
  });

  test('keeps none of five thousand searches, and no pages with a token in their address', async () => {
    const send = open(20_000);
    await read(send, '/public');
    for (let index = 0; index < 5_000; index += 1) await read(send, `/products?search=${index}`);
    for (let index = 0; index < 500; index += 1) await read(send, `/reset-password/${index}`);
    await read(send, '/public');
    expect(draw).toHaveBeenCalledTimes(5_501);
    await read(send, '/products?search=1');
    await read(send, '/reset-password/1');
    expect(draw).toHaveBeenCalledTimes(5_503);
  });

  test('serves every encoding from one rendering', async () => {
    const send = open();
    const etags = new Set();
    for (const encoding of ['br', 'gzip', 'identity', 'br'] as const) {
      etags.add(((await ask(send, '/public', encoding)) as { etag: string }).etag);
    }
    expect(etags.size).toBe(3);
    expect(draw).toHaveBeenCalledOnce();
  });
});

describe('a redirect', () => {
  test.each([
    ['/categories', '/categories'],
    ['categories?a=b#c', '/categories?a=b#c'],
    ['//evil.test/x', '/evil.test/x'],
    ['/\\evil.test', '/evil.test'],
    ['/.//evil.test', '/evil.test'],
    ['https://evil.test/x', '/x'],
    ['/a\r\nset-cookie: b', '/aset-cookie:%20b'],
  ])('to %j is answered with %j', async (to, sent) => {
    draw.mockResolvedValue({ kind: 'redirect', to });
    const send = open();
    expect(await read(send, '/nowhere')).toBe(`to ${sent}`);
  });

  test('is rendered again each time', async () => {
    draw.mockResolvedValue({ kind: 'redirect', to: '/categories' });
    const send = open();
    for (const url of ['/public', '/public', '/no', '/no']) await read(send, url);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('is the plain page when it points to itself', async () => {
    draw.mockResolvedValue({ kind: 'redirect', to: '/no' });
    expect(await read(open(), '/no')).toContain('<div id="root"></div>');
    expect(warn).toHaveBeenCalledOnce();
  });
});

async function failing(): Promise<never> {
  throw new Error('No route for /reset-password/t0ken?search=secret');
}

describe('a page that cannot be rendered', () => {
  test.each(['/public', '/products?search=a', '/reset-password/t0ken'])(
    'is sent with only its head: %s',
    async (url) => {
      draw.mockImplementation(failing);
      const send = open();
      const page = await ask(send, url);
      expect(page).toMatchObject({ kind: 'response', isPublic: false });
      expect(await read(send, url)).toMatch(/<title>(?!Built).*<div id="root"><\/div>/);
    },
  );

  test('is retried after five seconds, not before', async () => {
    draw.mockImplementationOnce(failing);
    const send = open();
    await read(send, '/public');
    clock = 4_999;
    expect(await read(send, '/public')).toContain('<div id="root"></div>');
    expect(draw).toHaveBeenCalledOnce();
    clock = 5_000;
    expect(await read(send, '/public')).toContain('<p>/public</p>');
  });

  test('does not keep others from being rendered', async () => {
    draw.mockImplementationOnce(failing);
    const send = open();
    await read(send, '/products?search=a');
    expect(await read(send, '/products?search=b')).toContain('<p>/products?search=b</p>');
  });

  test('is logged once in five seconds for its kind, by its name only', async () => {
    draw.mockImplementation(failing);
    const send = open();
    for (let index = 0; index < 50; index += 1) await read(send, `/products?search=${index}`);
    await read(send, '/reset-password/t0ken');
    await read(send, '/no/such/t0ken');
    expect(warn.mock.calls.map(([{ page }]) => page)).toEqual([
      '/products',
      '/reset-password',
      'unknown',
    ]);
    clock = 5_000;
    await read(send, '/products?search=a');
    expect(warn).toHaveBeenCalledTimes(4);
  });

  test('includes one whose template lacks the root element', async () => {
    build = { ...build, template: '<!-- head --><!-- /head -->' };
    expect(await read(open(), '/public')).toBe('<title>public</title>');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('while sixty-four pages are being rendered others are sent empty, and are rendered later', async () => {
  const gate = Promise.withResolvers<void>();
  draw.mockImplementation(async (address) => {
    await gate.promise;
    return drawn(address);
  });
  const send = open();
  const pages = Array.from({ length: 100 }, async (_, index) =>
    read(send, `/products?search=${index}`),
  );
  expect(await Promise.all(pages.slice(64))).toEqual(
    Array.from({ length: 36 }, () => expect.stringContaining('<div id="root"></div>') as string),
  );
  gate.resolve();
  await Promise.all(pages);
  expect(draw).toHaveBeenCalledTimes(64);
  expect(await read(send, '/products?search=99')).toContain('/products?search=99');
  expect(warn).not.toHaveBeenCalled();
});

test('sends heads without a server storefront, caches equal pages once, and never caches searches', async () => {
  build = { ...build, storefront: undefined };
  const send = open();
  const body = async (url: string) => ((await ask(send, url, 'br')) as { body: Buffer }).body;
  expect(await body('/public?a=1')).toBe(await body('/public?a=2'));
  expect(await body('/public?search=1')).not.toBe(await body('/public?search=1'));
  expect(await read(send, '/public')).toContain('<title>public</title>');
});

test('a page is sent as built when its data is unavailable', async () => {
  const send = openPages({ readBuild: () => build, readPageData: failing, clock: () => clock });
  expect(await read(send, '/public')).toBe(template);
  expect(await ask(send, '/public')).toMatchObject({ isPublic: false });
  expect(warn).toHaveBeenCalledTimes(2);
});
