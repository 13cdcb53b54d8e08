import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../problems/refusal.ts';
import type { Result } from '../../problems/result.ts';
import { readImport, type ImportRow } from './readImport.ts';
import { IMPORT_LIMITS } from './importColumns.ts';

function read(
  rows: readonly (readonly string[])[],
  order?: 'day-first' | 'month-first',
): Result<readonly ImportRow[], Refusal> {
  const steps = readImport(rows, order);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const rowsOf = (...rows: readonly (readonly string[])[]) => {
  const result = read(rows);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};
const refusalOf = (...rows: readonly (readonly string[])[]) => {
  const result = read(rows);
  return result.ok ? undefined : result.problem;
};
/** Reads one cell of a column in a row of a product. */
const cell = (heading: string, value: string) => {
  const [row] = rowsOf(['Code', 'Price', heading], ['A', '1.00', value]);
  const { price: _price, ...facts } = row?.facts ?? {};
  return row?.refused ?? facts;
};

describe('a file of products', () => {
  test('is read by its headings, below titles, in any order and spelling', () => {
    const rows = rowsOf(
      ['Prices of December', ''],
      ['PRICE (£)', 'product code', 'VAT %', ''],
      ['£1,234.50', 'A-1', '20%', ''],
      ['', '', '', ''],
      ['12', "'0012345678901", '', ''],
    );
    expect(rows).toEqual([
      { row: 3, code: 'A-1', facts: { price: 1_234_500, vatPercent: 20 } },
      { row: 5, code: '0012345678901', facts: { price: 12_000 } },
    ]);
  });

  test.each([
    ['Name', ' Needles   30G ', { name: 'Needles 30G' }],
    ['Name', "'=1+1", { name: '=1+1' }],
    ['VAT', '5.0', { vatPercent: 5 }],
    ['Type', 'Prescription only', { type: 'prescription' }],
    ['Type', 'POM', { type: 'prescription' }],
    ['Type', 'EITHER', { type: 'any' }],
    ['Limit', '0', { prescriptionLimit: 0 }],
    ['Safety stock', '1,500', { minimumStock: 1_500 }],
    ['Categories', 'A > B | C', { categories: ['A > B', 'C'] }],
    ['Categories', 'A>B|A > B', { categories: ['A > B'] }],
    ['Cold chain', 'TRUE', { isColdChain: true }],
    ['On sale', 'no', { isOnSale: false }],
    ['Description', 'One\r\n\r\nTwo', { description: 'One\n\nTwo' }],
    ['Price from', '4 Jan 2027', { priceFrom: '2027-01-04' }],
    ['Price from', '2027-01-04', { priceFrom: '2027-01-04' }],
    ['Price from', '31/12/2026', { priceFrom: '2026-12-31' }],
    ['Price from', '12/31/2026', { priceFrom: '2026-12-31' }],
    ['Name', '', {}],
  ])('reads %s ‘%s’', (heading, value, facts) => {
    expect(cell(heading, value)).toEqual(facts);
  });

  test.each([
    ['Name', '=HYPERLINK("x")', '‘=HYPERLINK("x")’ is a formula, not text'],
    ['Name', '@SUM(1)', '‘@SUM(1)’ is a formula, not text'],
    ['Description', 'a\u0000b', 'holds characters that are no text'],
    ['Name', 'x'.repeat(301), 'has 301 characters; at most 300 fit'],
    ['VAT', '17.5', '‘17.5’ is not a VAT rate in percent, such as 20'],
    ['VAT', '120', '‘120’ is not a VAT rate in percent, such as 20'],
    ['Type', 'GSL', '‘GSL’ is not one of: either, prescription only, without prescription'],
    ['Limit', '-1', '‘-1’ is not a whole number from 0 to 9,999'],
    ['Limit', '10000', '‘10000’ is not a whole number from 0 to 9,999'],
    ['Safety stock', 'some', '‘some’ is not a whole number from 0 to 10,000,000'],
    ['Cold chain', 'maybe', '‘maybe’ is not yes or no'],
    ['Price from', 'soon', '‘soon’ is not a date'],
    ['Price from', '31/02/2026', '‘31/02/2026’ is not a date'],
    [
      'Categories',
      Array.from({ length: 51 }, (_, at) => `C${at}`).join('|'),
      'names 51 categories; at most 50 fit',
    ],
    ['Categories', '=A', '‘=A’ is a formula, not text'],
  ])('refuses %s ‘%s’', (heading, value, problem) => {
    expect(cell(heading, value)).toEqual({ column: heading, problem });
  });

  test.each([
    ['0', 'is £0; take the product off sale instead'],
    ['-1.50', '‘-1.50’ is below £0'],
    ['twelve', '‘twelve’ is not a price in pounds, such as 12.34'],
    ['1.2345', '‘1.2345’ is not a price in pounds, such as 12.34'],
    ['£2,000,000', '‘£2,000,000’ is not a price up to £1,000,000'],
    ['=1+1', '‘=1+1’ is not a price in pounds, such as 12.34'],
  ])('refuses a price of ‘%s’', (price, problem) => {
    const [row] = rowsOf(['Code', 'Price'], ['A', price]);
    expect(row?.refused).toEqual({ column: 'Price', problem });
  });

  test('reads codes that are protected from spreadsheets', () => {
    const rows = rowsOf(['Code', 'Price'], ["'0012", '1'], ["'-A", '1'], ["'B", '1']);
    expect(rows.map(({ code }) => code)).toEqual(['0012', '-A', "'B"]);
  });

  test('reads pence after a comma, if the file has no point before them', () => {
    const [one, two] = rowsOf(['Code', 'Price'], ['A', '1.234,50'], ['B', '0,5']);
    expect([one?.facts.price, two?.facts.price]).toEqual([1_234_500, 500]);
  });

  test.each([
    ['', 'is missing'],
    ['9.00E+16', '‘9.00E+16’ was a long number that a spreadsheet has rounded'],
    ['=1', '‘=1’ is a formula, not text'],
    ['x'.repeat(61), 'has 61 characters; at most 60 fit'],
  ])('refuses a row with the code ‘%s’', (code, problem) => {
    const [row] = rowsOf(['Code', 'Price'], [code, '1.00']);
    expect(row?.refused).toEqual({ column: 'Code', problem });
  });

  test('refuses a row with more cells than headings, and a date without a price', () => {
    const [long, undated] = rowsOf(
      ['Code', 'Price', 'Price from'],
      ['A', '1.00', '', 'B'],
      ['B', '', '2027-01-04'],
    );
    expect(long?.refused?.problem).toMatch(/more cells than the 3 headings/);
    expect(undated?.refused).toEqual({
      column: 'Price',
      problem: 'is missing beside a date from which it holds',
    });
  });
});

describe('a file is refused whole', () => {
  test.each([
    ['without rows', [], 'import-empty'],
    ['with blank rows alone', [['', ' ']], 'import-empty'],
    ['with headings alone', [['Code', 'Price']], 'import-empty'],
    [
      'without codes',
      [
        ['Name', 'Price'],
        ['A', '1'],
      ],
      'import-heading-missing',
    ],
    ['with codes alone', [['Code'], ['A']], 'import-heading-missing'],
    [
      'with a date for no price',
      [
        ['Code', 'Price from'],
        ['A', ''],
      ],
      'import-heading-missing',
    ],
  ])('%s', (_what, rows, code) => {
    expect(refusalOf(...rows)?.code).toBe(code);
  });

  test.each([
    [
      'a doubled column',
      [
        ['Code', 'Price', 'price (GBP)'],
        ['A', '1', '2'],
      ],
      'Row 1 has two columns Price. Please remove one',
    ],
    [
      'an unknown column',
      [
        ['Code', 'Pirce'],
        ['A', '1'],
      ],
      /^Row 1: ‘Pirce’ is no column that an import knows/,
    ],
    [
      'a doubled code, in whatever letters',
      [
        ['Code', 'Price'],
        ['a', '1'],
        ['B', '1'],
        ['A', '2'],
      ],
      'Rows 2 and 4 both have the code A. Please remove one',
    ],
    [
      'dates in two orders',
      [
        ['Code', 'Price', 'Price from'],
        ['A', '1', '31/12/2026'],
        ['B', '1', '12/31/2026'],
      ],
      /Row 2 has the day first \(31\/12\/2026\), row 3 the month/,
    ],
    [
      'dates that read in two ways',
      [
        ['Code', 'Price', 'Price from'],
        ['A', '1', '03/04/2027'],
      ],
      /such as 03\/04\/2027 in row 2/,
    ],
    [
      'pence after both marks',
      [
        ['Code', 'Price'],
        ['A', '1.50'],
        ['B', '1,50'],
      ],
      /Row 3 has pence after a comma \(1,50\)/,
    ],
    [
      'pence after a comma, then a point',
      [
        ['Code', 'Price'],
        ['A', '1,50'],
        ['B', '1.50'],
      ],
      /Row 3 has pence after a point/,
    ],
  ])('with %s', (_what, rows, sentence) => {
    expect(refusalOf(...rows)?.message).toMatch(sentence);
  });

  test('with more than 200,000 products', () => {
    const rows = Array.from({ length: IMPORT_LIMITS.rows + 1 }, (_, at) => [`${at}`, '1']);
    const result = read([['Code', 'Price'], ...rows]);
    expect(result.ok || result.problem.code).toBe('import-large');
  });

  test('unless staff say which comes first in its dates', () => {
    const rows = [
      ['Code', 'Price', 'Price from'],
      ['A', '1', '03/04/2027'],
    ];
    const days = (['day-first', 'month-first'] as const).map((order) => {
      const result = read(rows, order);
      return result.ok && result.value[0]?.facts.priceFrom;
    });
    expect(days).toEqual(['2027-04-03', '2027-03-04']);
  });
});

test('any rows are read or refused in words', () => {
  const anyRows = fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyRows, (rows) => {
      const result = read([['Code', 'Name', 'Price'], ...rows]);
      const isInWords = result.ok
        ? result.value.every(({ code }) => code.length <= 60)
        : result.problem.message !== '';
      expect(isInWords).toBe(true);
    }),
  );
});
