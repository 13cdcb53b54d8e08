import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const TOKEN_KEY = 'access_token';
const kept = new Map<string, string>();

/** Returns the store of a newly opened tab. */
async function openTab() {
  vi.resetModules();
  const { useSession } = await import('./session.ts');
  useSession.getState().follow();
  return useSession;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the session', () => {
  test('sends its token only while the storage holds one', async () => {
    const tab = await openTab();
    tab.getState().save('first');
    expect(tab.getState().tokenToSend()).toBe('first');
    kept.delete(TOKEN_KEY);
    expect(tab.getState().tokenToSend()).toBeUndefined();
  });

  test('never sends the token of another tab', async () => {
    const tab = await openTab();
    tab.getState().save('first');
    kept.set(TOKEN_KEY, 'of another tab');
    expect(tab.getState().tokenToSend()).toBe('first');
  });

  test('removes its token from the storage when it ends', async () => {
    const tab = await openTab();
    tab.getState().save('first');
    tab.getState().drop();
    expect(tab.getState().token).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('leaves the token of another tab in the storage when it ends', async () => {
    const tab = await openTab();
    tab.getState().save('first');
    kept.set(TOKEN_KEY, 'of another tab');
    tab.getState().drop();
    expect(tab.getState().token).toBeUndefined();
    expect(kept.get(TOKEN_KEY)).toBe('of another tab');
    tab.getState().follow();
    expect(tab.getState().token).toBe('of another tab');
  });
});

describe('session in a browser without storage', () => {
  test.each([
    [
      'refuses the storage, as with cookies blocked',
      () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    ],
    ['has none', () => null],
    [
      'takes nothing more',
      () => ({
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new DOMException('', 'QuotaExceededError');
        },
      }),
    ],
  ])('lives in memory until the page is closed: the browser %s', async (_how, storage) => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });
    const tab = await openTab();
    const { browserStorage } = await import('@formulary/client/storage/storage');
    expect(tab.getState().token).toBeUndefined();
    tab.getState().save('first');
    expect(browserStorage.isRefused()).toBe(true);
    tab.getState().follow();
    expect(tab.getState().tokenToSend()).toBe('first');
    tab.getState().drop();
    expect([tab.getState().token, tab.getState().tokenToSend()]).toEqual([undefined, undefined]);
    expect((await openTab()).getState().token).toBeUndefined();
  });

  test('reports no refusal when the token was stored', async () => {
    const tab = await openTab();
    const { browserStorage } = await import('@formulary/client/storage/storage');
    tab.getState().save('first');
    expect([browserStorage.isRefused(), kept.get(TOKEN_KEY)]).toEqual([false, 'first']);
  });
});
