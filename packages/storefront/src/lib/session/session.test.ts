import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const TOKEN_KEY = 'access_token';
const kept = new Map<string, string>();

/** The store as a tab has it that was opened now. */
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
  test('has a token to send as long as the storage has one', async () => {
    const tab = await openTab();
    tab.getState().keep('first');
    expect(tab.getState().tokenToSend()).toBe('first');
    kept.delete(TOKEN_KEY);
    expect(tab.getState().tokenToSend()).toBeUndefined();
  });

  test("never sends another tab's token for what this tab shows", async () => {
    const tab = await openTab();
    tab.getState().keep('first');
    kept.set(TOKEN_KEY, 'of another tab');
    expect(tab.getState().tokenToSend()).toBe('first');
  });

  test('ends and takes its token along', async () => {
    const tab = await openTab();
    tab.getState().keep('first');
    tab.getState().drop();
    expect(tab.getState().token).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('ends without taking along what another tab has put there', async () => {
    const tab = await openTab();
    tab.getState().keep('first');
    kept.set(TOKEN_KEY, 'of another tab');
    tab.getState().drop();
    expect(tab.getState().token).toBeUndefined();
    expect(kept.get(TOKEN_KEY)).toBe('of another tab');
    tab.getState().follow();
    expect(tab.getState().token).toBe('of another tab');
  });
});

describe('a browser that keeps nothing', () => {
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
  ])('holds the session until the page is closed: it %s', async (_how, storage) => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });
    const tab = await openTab();
    const { browserStorage } = await import('./keptStorage.ts');
    expect(tab.getState().token).toBeUndefined();
    tab.getState().keep('first');
    expect(browserStorage.isRefused()).toBe(true);
    tab.getState().follow();
    expect(tab.getState().tokenToSend()).toBe('first');
    tab.getState().drop();
    expect([tab.getState().token, tab.getState().tokenToSend()]).toEqual([undefined, undefined]);
    expect((await openTab()).getState().token).toBeUndefined();
  });

  test('keeps what it took before, and is not said to refuse', async () => {
    const tab = await openTab();
    const { browserStorage } = await import('./keptStorage.ts');
    tab.getState().keep('first');
    expect([browserStorage.isRefused(), kept.get(TOKEN_KEY)]).toEqual([false, 'first']);
  });
});
