import { expect, test } from 'vitest';
import { WrittenLists } from './WrittenLists.ts';

const bytes = Buffer.from('[{"product_pk":1},{"product_pk":2}]');
const ids = Uint32Array.of(1, 2);
const always = { bytes, ids, from: 0, until: Number.MAX_SAFE_INTEGER };

test('remembers a list under its key until one of its products changes', () => {
  const lists = new WrittenLists();
  lists.keep('gels', always);
  lists.forget([3]);
  expect(lists.get('gels', 5)).toBe(bytes);
  expect(lists.get('pins', 5)).toBeUndefined();
  lists.forget([2, 4]);
  expect(lists.get('gels', 5)).toBeUndefined();
});

test('remembers a list that was written after its products changed', () => {
  const lists = new WrittenLists();
  lists.forget([1, 2]);
  lists.keep('gels', always);
  lists.forget([3]);
  expect(lists.get('gels', 5)).toBe(bytes);
});

test.each([
  [9, false],
  [10, true],
  [20, true],
  [21, false],
])('of a list that is good from 10 to 20, at %i says that it is good: %s', (now, isGood) => {
  const lists = new WrittenLists();
  lists.keep('gels', { ...always, from: 10, until: 20 });
  expect(lists.get('gels', now) !== undefined).toBe(isGood);
});

test('forgets all lists when anything may have changed, and when very many products have', () => {
  const lists = new WrittenLists();
  lists.keep('gels', always);
  lists.clear();
  expect(lists.get('gels', 5)).toBeUndefined();
  lists.keep('gels', always);
  lists.forget(Array.from({ length: 5_000 }, (_, index) => 100 + index));
  expect(lists.get('gels', 5)).toBeUndefined();
  expect(lists.rememberedBytes).toBe(0);
});

test('takes no more memory than it may, and lets what was asked for longest ago go', () => {
  const lists = new WrittenLists(10_000);
  for (let number = 0; number < 100; number += 1) {
    lists.keep(`list ${number}`, always);
    lists.get('list 0', 5);
  }
  expect(lists.rememberedBytes).toBeLessThanOrEqual(10_000);
  expect(lists.get('list 0', 5)).toBe(bytes);
  expect(lists.get('list 1', 5)).toBeUndefined();
  expect(lists.get('list 99', 5)).toBe(bytes);
});
