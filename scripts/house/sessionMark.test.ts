import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../root.ts';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
let dataset: Record<string, string>;
let cookie: string;

/** Script that runs before the page's first paint. */
const early = readFileSync(join(root, 'packages/storefront/public/early.js'), 'utf8');

/** Browser globals besides the document; nothing renders. */
const browser = {
  localStorage,
  crypto,
  location: { protocol: 'https:' },
  requestAnimationFrame: () => 0,
};

/** Opens a page up to the start of the storefront. */
async function openPage() {
  dataset = {};
  const document = { documentElement: { dataset }, addEventListener: () => {}, cookie };
  runInNewContext(early, { ...browser, document });
  ({ cookie } = document);
  const { marked, ...before } = dataset;
  expect(marked).toBe('');
  vi.resetModules();
  vi.stubGlobal('document', document);
  const { useSession } = await import('../../packages/storefront/src/lib/session/session.ts');
  const { markSession } = await import('../../packages/storefront/src/lib/session/markSession.ts');
  useSession.getState().follow();
  return { before, session: useSession.getState(), markSession };
}

beforeEach(() => {
  kept.clear();
  cookie = '';
  vi.stubGlobal('localStorage', localStorage);
});
afterEach(() => void vi.unstubAllGlobals());

test('a visitor’s page has no mark before or after the scripts', async () => {
  const { before, markSession } = await openPage();
  expect(before).toEqual({});
  markSession();
  expect(dataset).toEqual({ marked: '' });
});

test('the small script runs once when it is requested twice', () => {
  const addEventListener = vi.fn<() => void>();
  const document = { documentElement: { dataset: {} }, addEventListener, cookie: '' };
  const page = { ...browser, document };
  runInNewContext(early, page);
  const timesFirst = addEventListener.mock.calls.length;
  runInNewContext(early, page);
  expect(timesFirst).toBeGreaterThan(0);
  expect(addEventListener).toHaveBeenCalledTimes(timesFirst);
});

test("the page replaces the links to its screen's scripts once visible, as browsers may ignore a changed media attribute", () => {
  const asking = { media: 'not all' };
  const replaceWith = vi.fn<(other: object) => void>();
  const link = { media: 'not all', cloneNode: () => asking, replaceWith };
  const later: (() => void)[] = [];
  const document = {
    documentElement: { dataset: {} },
    addEventListener: () => {},
    cookie: '',
    querySelectorAll: (selector: string) => (selector === 'link[media="not all"]' ? [link] : []),
  };
  runInNewContext(early, {
    ...browser,
    document,
    requestAnimationFrame: (draw: () => void) => later.push(draw),
    setTimeout: (act: () => void) => later.push(act),
  });
  later.shift()?.();
  expect(replaceWith).not.toHaveBeenCalled();
  later.shift()?.();
  expect(replaceWith).toHaveBeenCalledExactlyOnceWith(asking);
  expect([link.media, asking.media]).toEqual(['not all', 'all']);
});

test("a page with a stored session gets its mark before the first paint, under the session's storage key", async () => {
  const first = await openPage();
  first.session.save('t0ken');
  const { before, markSession } = await openPage();
  expect(before).toEqual({ session: 'kept' });
  markSession();
  expect(dataset).toEqual({ marked: '', session: 'kept' });
});

test('the mark follows the start and end of a session', async () => {
  const { session, markSession } = await openPage();
  const end = markSession();
  session.save('t0ken');
  expect(dataset).toEqual({ marked: '', session: 'begun' });
  session.drop();
  expect(dataset).toEqual({ marked: '' });
  kept.set('access_token', 'of another tab');
  session.follow();
  expect(dataset).toEqual({ marked: '', session: 'begun' });
  end();
  expect(dataset).toEqual({ marked: '' });
  session.drop();
  session.save('t0ken');
  expect(dataset).toEqual({ marked: '' });
});

test('the chosen theme is set before the first paint', async () => {
  kept.set('theme', 'dark');
  expect((await openPage()).before).toEqual({ theme: 'dark' });
});

test.each(['', 'theme=dark', 'XSRF-TOKEN='])(
  'a page with a session and the cookies %o sets an XSRF cookie',
  async (before) => {
    kept.set('access_token', 'token');
    cookie = before;
    await openPage();
    expect(cookie).toMatch(/^XSRF-TOKEN=(\d+-){5}\d+; path=\/; samesite=strict; secure$/);
  },
);

test.each([
  ['with a session that has one', 'token', 'theme=dark; XSRF-TOKEN=a'],
  ['of a visitor', undefined, 'theme=dark'],
])('a page %s keeps its cookies', async (_, token, before) => {
  if (token !== undefined) kept.set('access_token', token);
  cookie = before;
  await openPage();
  expect(cookie).toBe(before);
});
