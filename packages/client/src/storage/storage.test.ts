import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a value that did not fit is kept in memory until a later one is stored', async () => {
  const { tabStorage } = await import('./storage.ts');
  tabStorage.setItem('draft', 'first');
  isFull = true;
  tabStorage.setItem('draft', 'second');
  expect(tabStorage.getItem('draft')).toBe('second');
  expect(tabStorage.isRefused()).toBe(true);

  isFull = false;
  tabStorage.setItem('draft', 'third');
  expect(tabStorage.getItem('draft')).toBe('third');
  expect(kept.get('draft')).toBe('third');
  expect(tabStorage.isRefused()).toBe(false);

  tabStorage.removeItem('draft');
  expect(tabStorage.getItem('draft')).toBeNull();
});

test('a browser that blocks storage keeps values until the page is left', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { tabStorage } = await import('./storage.ts');
  expect(tabStorage.getItem('note')).toBeNull();
  tabStorage.setItem('note', 'kept');
  expect(tabStorage.getItem('note')).toBe('kept');
  expect(tabStorage.isRefused()).toBe(true);
  tabStorage.removeItem('note');
  expect(tabStorage.getItem('note')).toBeNull();
});
