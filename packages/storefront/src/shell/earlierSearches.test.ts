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

test('the last five searches are kept, the last first', () => {
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) earlierSearches.add(term);
  expect(earlierSearches.list()).toEqual(['six', 'five', 'four', 'three', 'two']);
});

test('what is searched for again is kept once, as it was typed last', () => {
  for (const term of ['lidocaine', 'needle', 'Lidocaïne']) earlierSearches.add(term);
  expect(earlierSearches.list()).toEqual(['Lidocaïne', 'needle']);
});

test.each(['{', '{}', 'null', '[1, null, "needle"]'])(
  'what stands there otherwise, %s, breaks nothing',
  (text) => {
    kept.set('searches', text);
    expect(earlierSearches.list()).toEqual(text.includes('needle') ? ['needle'] : []);
  },
);

test('nothing is left of what was forgotten', () => {
  earlierSearches.add('lidocaine');
  forgetSearches();
  expect(earlierSearches.list()).toEqual([]);
  expect(kept.size).toBe(0);
});
