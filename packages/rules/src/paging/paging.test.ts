import { NOTIFICATION_POLL_MS } from './notificationPollMs.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workedExamples } from '../testing/workedExamples.ts';
import { pageLinks } from './pageLinks.ts';
import { PAGE_SIZES } from './pageSizes.ts';
import { pageCount } from './pageCount.ts';
import { pageToShow } from './pageToShow.ts';
import { pageWindow } from './pageWindow.ts';

const number = (written: string | undefined) =>
  written === 'none' || written === 'unknown' ? undefined : Number(written);

describe('paging', () => {
  test('every list has its rows on a page @9.1', () => {
    const written = workedExamples('paging', 'Rows on a page').map((row) => [
      row['List'],
      Number(row['Rows']),
    ]);
    expect(Object.fromEntries(written)).toEqual(PAGE_SIZES);
  });

  test.each(workedExamples('paging', 'Pages of a list'))('$Rows rows are $Pages pages', (row) => {
    expect(pageCount(Number(row['Rows']), Number(row['On a page']))).toBe(Number(row['Pages']));
  });

  test.each(workedExamples('paging', 'The page that is shown'))(
    'page $Asked of $Pages shows page $Shown',
    (row) => {
      expect(pageToShow(number(row['Asked']), number(row['Pages']))).toBe(Number(row['Shown']));
    },
  );

  test.each(workedExamples('paging', 'Limit and skip'))('page $Page skips $Skip rows', (row) => {
    expect(pageWindow(Number(row['Page']), Number(row['On a page']))).toEqual({
      limit: Number(row['Limit']),
      skip: Number(row['Skip']),
    });
  });

  test.each(workedExamples('paging', 'Page links'))(
    'page $Current of $Pages links to $Links @9.2',
    (row) => {
      const links = pageLinks(Number(row['Current']), Number(row['Pages']));
      const written = (row['Links'] ?? '').split(' ').filter((page) => page !== '');
      expect(links.map(({ page }) => page)).toEqual(written.map(Number));
    },
  );

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

  test('the pages of a list hold each of its rows once', () => {
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

test('what waits for a prescriber is looked at again after 60,000 ms', () => {
  expect(NOTIFICATION_POLL_MS).toBe(60_000);
});
