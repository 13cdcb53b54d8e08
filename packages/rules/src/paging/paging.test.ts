import { NOTIFICATION_POLL_MS, PAGE_SIZES, pageWindow } from './pageWindow.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workedExamples } from '../testing/workedExamples.ts';
import { pageCount, pageLinks, pageToShow } from './pages.ts';

const number = (written: string | undefined) =>
  written === 'none' || written === 'unknown' ? undefined : Number(written);

describe('paging', () => {
  test('has a number of rows per page for every list @9.1', () => {
    const written = workedExamples('paging', 'Rows on a page').map((row) => [
      row['List'],
      Number(row['Rows']),
    ]);
    expect(Object.fromEntries(written)).toEqual(PAGE_SIZES);
  });

  test.each(workedExamples('paging', 'Pages of a list'))(
    'splits $Rows rows into $Pages pages',
    (row) => {
      expect(pageCount(Number(row['Rows']), Number(row['On a page']))).toBe(Number(row['Pages']));
    },
  );

  test.each(workedExamples('paging', 'The page that is shown'))(
    'for page $Asked of $Pages shows page $Shown',
    (row) => {
      expect(pageToShow(number(row['Asked']), number(row['Pages']))).toBe(Number(row['Shown']));
    },
  );

  test.each(workedExamples('paging', 'Limit and skip'))('of page $Page skips $Skip rows', (row) => {
    expect(pageWindow(Number(row['Page']), Number(row['On a page']))).toEqual({
      limit: Number(row['Limit']),
      skip: Number(row['Skip']),
    });
  });

  test.each(workedExamples('paging', 'Page links'))(
    'on page $Current of $Pages links to $Links @9.2',
    (row) => {
      const links = pageLinks(Number(row['Current']), Number(row['Pages']));
      const written = (row['Links'] ?? '').split(' ').filter((page) => page !== '');
      expect(links.map(({ page }) => page)).toEqual(written.map(Number));
    },
  );

  test('links to at most seven existing pages, including the current one @9.2', () => {
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

  test('puts each row of a list on exactly one page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 50 }),
        (rows, size) => {
          const windows = Array.from({ length: pageCount(rows, size) }, (_, index) =>
            pageWindow(index + 1, size),
          );
          const shown = windows.flatMap(({ limit, skip }) =>
            Array.from(
              { length: Math.max(0, Math.min(limit, rows - skip)) },
              (_, row) => skip + row,
            ),
          );
          expect(shown).toEqual(Array.from({ length: rows }, (_, row) => row));
        },
      ),
    );
  });
});

test('notifications are polled every 60,000 ms', () => {
  expect(NOTIFICATION_POLL_MS).toBe(60_000);
});
