import { beforeEach, expect, test, vi } from 'vitest';
import { earlierSearches } from './earlierSearches.ts';
import { forgetSearches } from './forgetSearches.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

beforeEach(() => kept.clear());

test('earlierSearches keeps the last five searches, latest first', () => {
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) earlierSearches.add(term);
  expect(earlierSearches.list()).toEqual(['six', 'five', 'four', 'three', 'two']);
});

test('earlierSearches keeps a repeated search once, as last typed', () => {
  for (const term of ['lidocaine', 'needle', 'Lidocaïne']) earlierSearches.add(term);
  expect(earlierSearches.list()).toEqual(['Lidocaïne', 'needle']);
});

test.each(['{', '{}', 'null', '[1, null, "needle"]'])(
  'earlierSearches ignores invalid stored data: %s',
  (text) => {
    kept.set('searches', text);
    expect(earlierSearches.list()).toEqual(text.includes('needle') ? ['needle'] : []);
  },
);

test('forgetSearches() removes all searches', () => {
  earlierSearches.add('lidocaine');
  forgetSearches();
  expect(earlierSearches.list()).toEqual([]);
  expect(kept.size).toBe(0);
});
