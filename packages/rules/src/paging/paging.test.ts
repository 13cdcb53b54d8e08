import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageLinks } from './pageLinks.ts';
import { pageCount, pageWindow } from './pageWindow.ts';

describe('paging', () => {
  test('a single page has no links @9.2', () => {
    expect(pageLinks(1, 1)).toEqual([]);
    expect(pageLinks(1, 0)).toEqual([]);
  });

  test.each([
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7]],
    [10, 20, [7, 8, 9, 10, 11, 12, 13]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  ])('page %d of %d links to %j @9.2', (current, count, expected) => {
    expect(pageLinks(current, count).map(({ page }) => page)).toEqual(expected);
  });

  test('never more than seven links, all of them real pages, the current one among them @9.2', () => {
    const paged = fc
      .integer({ min: 2, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(paged, ([current, count]) => {
        const links = pageLinks(current, count);
        expect(links.length).toBeLessThanOrEqual(7);
        expect(links.every(({ page }) => page >= 1 && page <= count)).toBe(true);
        expect(links.filter(({ isCurrent }) => isCurrent).map(({ page }) => page)).toEqual([
          current,
        ]);
      }),
    );
  });

  test('pages become limit and skip', () => {
    expect(pageWindow(1, 12)).toEqual({ limit: 12, skip: 0 });
    expect(pageWindow(3, 12)).toEqual({ limit: 12, skip: 24 });
    expect(pageWindow(-4, 12)).toEqual({ limit: 12, skip: 0 });
    expect([0, 1, 12, 13].map((rows) => pageCount(rows, 12))).toEqual([1, 1, 1, 2]);
  });
});
