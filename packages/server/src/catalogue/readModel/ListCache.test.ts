import { expect, test } from 'vitest';
import { ListCache } from './ListCache.ts';

const bytes = Buffer.from('[{"product_pk":1},{"product_pk":2}]');
const ids = Uint32Array.of(1, 2);
const always = { bytes, ids, from: 0, until: Number.MAX_SAFE_INTEGER };

test('the cache keeps a list under its key until one of its products changes', () => {
  const lists = new ListCache();
  lists.set('gels', always);
  lists.invalidate([3]);
  expect(lists.get('gels', 5)).toBe(bytes);
  expect(lists.get('pins', 5)).toBeUndefined();
  lists.invalidate([2, 4]);
  expect(lists.get('gels', 5)).toBeUndefined();
});

test('the cache keeps a list written after its products changed', () => {
  const lists = new ListCache();
  lists.invalidate([1, 2]);
  lists.set('gels', always);
  lists.invalidate([3]);
  expect(lists.get('gels', 5)).toBe(bytes);
});

test.each([
  [9, false],
  [10, true],
  [20, true],
  [21, false],
])('the cache returns a list valid from 10 to 20 at %i: %s', (now, isGood) => {
  const lists = new ListCache();
  lists.set('gels', { ...always, from: 10, until: 20 });
  expect(lists.get('gels', now) !== undefined).toBe(isGood);
});

test('the cache is cleared on request, and after changes of very many products', () => {
  const lists = new ListCache();
  lists.set('gels', always);
  lists.clear();
  expect(lists.get('gels', 5)).toBeUndefined();
  lists.set('gels', always);
  lists.invalidate(Array.from({ length: 5_000 }, (_, index) => 100 + index));
  expect(lists.get('gels', 5)).toBeUndefined();
  expect(lists.cachedBytes).toBe(0);
});

test('the cache keeps within its bytes and evicts the least recently used list', () => {
  const lists = new ListCache(10_000);
  for (let number = 0; number < 100; number += 1) {
    lists.set(`list ${number}`, always);
    lists.get('list 0', 5);
  }
  expect(lists.cachedBytes).toBeLessThanOrEqual(10_000);
  expect(lists.get('list 0', 5)).toBe(bytes);
  expect(lists.get('list 1', 5)).toBeUndefined();
  expect(lists.get('list 99', 5)).toBe(bytes);
});
