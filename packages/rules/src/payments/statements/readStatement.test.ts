import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditKeys } from './creditKeys.ts';
import { readStatement, STATEMENT_LIMITS } from './readStatement.ts';
import { decimalMarkIn, writtenAmount } from '../../money/writtenAmounts.ts';
import type { Row } from './statementColumns.ts';
import type { DateOrder } from '../../dates/writtenDays.ts';
import { delimiterOf } from '../../text/delimiterOf.ts';

/** Runs the reader to its end. */
function read(rows: readonly Row[], order?: DateOrder) {
  const steps = readStatement(rows, order);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const cells = (text: string): readonly Row[] => text.split('\n').map((line) => line.split('|'));
const creditsOf = (text: string, order?: DateOrder) => {
  const result = read(cells(text), order);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value.credits.map(({ row, day, amount, text: said }) => [row, day, amount, said]);
};
const refusalOf = (text: string, order?: DateOrder) => {
  const result = read(cells(text), order);
  return result.ok ? 'read' : `${result.problem.code}: ${result.problem.message}`;
};

describe('the delimiter of a statement', () => {
  test.each([
    ['commas', 'Date,Text,Amount\n1,a;b,2\n1,b,3', ','],
    ['semicolons', 'Date;Text;Amount\n1;a,b;2,50\n1;b;3,20', ';'],
    ['tabs', 'Date\tText\tAmount\n1\ta, b\t2', '\t'],
    ['commas, with others in quotes', 'Date,Text\n1,"a;b;c;\nd;e"\n2,"x;""y;z"\n', ','],
    ['semicolons, below a line of prose', 'Account of Formulary, London\nDate;In\n1;2\n3;4', ';'],
    ['nothing at all', 'Date', ','],
    ['nothing in an empty file', '', ','],
  ])('is found among %s', (_what, text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});

describe('an amount of a statement', () => {
  test.each([
    ['12', '.', 12_000],
    ['12.5', '.', 12_500],
    ['£1,234.50', '.', 1_234_500],
    ['1 234.50', '.', 1_234_500],
    ["1'234.50", '.', 1_234_500],
    ['1234567.89', '.', 1_234_567_890],
    ['GBP 12.00', '.', 12_000],
    ['1.234,50', ',', 1_234_500],
    ['12,5', ',', 12_500],
    ['.50', '.', 500],
    ['-12.00', '.', -12_000],
    ['\u221212.00', '.', -12_000],
    ['12.00-', '.', -12_000],
    ['(12.00)', '.', -12_000],
    ['£-12.00', '.', -12_000],
    ['12.00 DR', '.', -12_000],
    ['12.00CR', '.', 12_000],
    ['+12.00', '.', 12_000],
    ['-0.00', '.', 0],
    ['1.234', '.', undefined],
    ['12,34.50', '.', undefined],
    ['1,2345', '.', undefined],
    ['1.2.3', '.', undefined],
    ['twelve', '.', undefined],
    ['12e3', '.', undefined],
    ['', '.', undefined],
    ['12 pounds', '.', undefined],
    ['9999999999.99', '.', undefined],
    [`${')'.repeat(1_000_000)}x`, '.', undefined],
  ] as const)('%.20s, with pence after %s, is %s mills', (cell, mark, mills) => {
    expect(writtenAmount(cell, mark)).toBe(mills);
  });

  test('is read back from every way of writing it', () => {
    const formats = [
      { mark: '.', format: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }) },
      { mark: ',', format: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }) },
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom(...formats),
        (pence, { mark, format }) => {
          const written = format.format(pence / 100);
          expect(writtenAmount(written, mark)).toBe(pence * 10 + 0);
          expect(decimalMarkIn(written)).toBe(mark);
        },
      ),
    );
  });
});

describe('a statement', () => {
  test.each([
    [
      'paid in and paid out',
      'Date|Transaction type|Description|Paid out|Paid in|Balance\n01 Jan 2026|Transfer|OKAFOR F-2026-000031||£673.45|£1,000.00\n02 Jan 2026|Direct debit|RENT|£400.00||£600.00',
      [[2, '2026-01-01', 673_450, 'OKAFOR F-2026-000031']],
    ],
    [
      'debit and credit below lines about the account',
      'Account Name:|Formulary\n\nTransaction Date|Transaction Type|Sort Code|Account Number|Transaction Description|Debit Amount|Credit Amount|Balance\n13/01/2026|FPI|12-34-56|12345678|A BUYER||10.00|10.00',
      [[4, '2026-01-13', 10_000, 'A BUYER']],
    ],
    [
      'one signed amount and several texts',
      'Date|Counter Party|Reference|Type|Amount (GBP)|Balance (GBP)\n31/01/2026|Okafor  Ltd|F-2026-000031|FASTER PAYMENT|1,673.45|1\n30/01/2026|Rent|R|DD|-5.00|1',
      [[2, '2026-01-31', 1_673_450, 'Okafor Ltd F-2026-000031']],
    ],
    [
      'a currency and times',
      'Completed Date|Description|Amount|Currency\n2026-01-31 09:30:00|A|2.00|GBP\n2026-01-31T09:30:00Z|B|3.00|gbp',
      [
        [2, '2026-01-31', 2_000, 'A'],
        [3, '2026-01-31', 3_000, 'B'],
      ],
    ],
    [
      'decimal commas and dotted dates',
      'Date|Details|Value\n31.01.2026|A|1.234,50\n1.2.26|B|1.000',
      [
        [2, '2026-01-31', 1_234_500, 'A'],
        [3, '2026-02-01', 1_000_000, 'B'],
      ],
    ],
    [
      'the month first',
      'Date|Description|Amount\n01/31/2026|A|1\n02/01/2026|B|2',
      [
        [2, '2026-01-31', 1_000, 'A'],
        [3, '2026-02-01', 2_000, 'B'],
      ],
    ],
    [
      'dates that read the same in both orders',
      'Date|Description|Amount\n02/02/2026|A|1',
      [[2, '2026-02-02', 1_000, 'A']],
    ],
    [
      'shorter rows and empty cells beyond the headings',
      'Date|Amount|Description\n31-Jan-26|1||\n|',
      [[2, '2026-01-31', 1_000, '']],
    ],
  ])('with %s is read', (_what, text, credits) => {
    expect(creditsOf(text)).toEqual(credits);
  });

  test('whose dates all read in two ways asks which, and takes the answer', () => {
    const text = 'Date|Description|Amount\n03/04/2026|A|1\n05/05/2026|B|1';
    expect(refusalOf(text)).toBe(
      'statement-dates-unclear: Every date of this file reads in two ways, such as 03/04/2026 in row 2. Which comes first, the day or the month?',
    );
    expect(creditsOf(text, 'day-first')[0]?.[1]).toBe('2026-04-03');
    expect(creditsOf(text, 'month-first')[0]?.[1]).toBe('2026-03-04');
    // What the file itself says wins over the answer.
    expect(creditsOf(`${text}\n31/05/2026|C|1`, 'month-first')[0]?.[1]).toBe('2026-04-03');
  });

  test('cuts a long text between signs, and headings and cells in sentences', () => {
    const long = `${'x'.repeat(STATEMENT_LIMITS.text - 1)}😀`;
    const [[, , , text] = []] = creditsOf(`Date|Memo|Amount\n31/01/2026|${long}|1`);
    expect(text).toHaveLength(STATEMENT_LIMITS.text);
    expect(String(text).isWellFormed()).toBe(true);
    const wide = 'y'.repeat(200);
    const said = refusalOf(`Date|Amount\n31/01/2026|${wide}`);
    expect(said.length).toBeLessThan(200);
  });

  test('counts money that went out and rows without an amount', () => {
    const text =
      'Date|Paid in|Paid out\n01/01/2026|1|\n01/01/2026||2\n01/01/2026|-3|\nClosing balance||\n01/01/2026|0.00|0.00';
    const result = read(cells(text));
    expect(result).toMatchObject({ ok: true, value: { skipped: { debits: 2, blank: 2 } } });
  });

  test.each([
    ['no rows', [], 'statement-empty'],
    ['no headings', [['a', 'b']], 'statement-headings'],
    [
      'a date alone',
      [
        ['Date', 'Details'],
        ['1', '2'],
      ],
      'statement-headings',
    ],
    [
      'no credit',
      [
        ['Date', 'Amount'],
        ['01/01/2026', '-2'],
      ],
      'statement-without-credits',
    ],
    [
      'too many rows',
      Array.from({ length: STATEMENT_LIMITS.rows + 1 }, () => []),
      'statement-large',
    ],
  ])('with %s is refused', (_what, rows, code) => {
    expect(read(rows)).toMatchObject({ ok: false, problem: { code } });
  });

  test.each([
    [
      'Date|Amount\n01/01/2026|1.00\n01/01/2026|twelve',
      'Row 3, column Amount: ‘twelve’ is not an amount in pounds and pence. Nothing was imported',
    ],
    [
      'Date|Paid out|Paid in\n01/01/2026|x|',
      'Row 2, column Paid out: ‘x’ is not an amount in pounds and pence. Nothing was imported',
    ],
    [
      'Date|Paid in\n01/01/2026|x',
      'Row 2, column Paid in: ‘x’ is not an amount in pounds and pence. Nothing was imported',
    ],
    [
      'Date|Amount\n30/02/2026|1',
      'Row 2, column Date: ‘30/02/2026’ is not a date. Nothing was imported',
    ],
    [
      'Date|Amount\n2026-02-30|1',
      'Row 2, column Date: ‘2026-02-30’ is not a date. Nothing was imported',
    ],
    [
      'Date|Amount\n1 Foo 2026|1',
      'Row 2, column Date: ‘1 Foo 2026’ is not a date. Nothing was imported',
    ],
    [
      'Date|Amount\nyesterday|1',
      'Row 2, column Date: ‘yesterday’ is not a date. Nothing was imported',
    ],
    [
      'Date|Amount|Currency\n01/01/2026|1|EUR',
      'Row 2, column Currency: ‘EUR’ is not GBP: only pounds are booked. Nothing was imported',
    ],
    [
      'Date|Amount\n01/01/2026|1|234.00',
      'Row 2 has more cells than the 2 headings. Nothing was imported; a comma in a name may need quotation marks',
    ],
    [
      'Date|Paid in|Paid out\n01/01/2026|1|2',
      'Row 2 has money in both Paid in and Paid out. Nothing was imported',
    ],
    [
      'Date|Amount\n31/01/2026|1\n01/31/2026|1',
      'Row 2 has the day first (31/01/2026), row 3 the month (01/31/2026). Nothing was imported',
    ],
    [
      'Date|Amount\n31/01/2026|1,50\n31/01/2026|1.50',
      'Row 3 has pence after a point (1.50), unlike the rows above. Nothing was imported',
    ],
    [
      'Date|Amount\n31/01/2026|1.50\n31/01/2026|1,50',
      'Row 3 has pence after a comma (1,50), unlike the rows above. Nothing was imported',
    ],
  ])('%j is refused with row and column', (text, sentence) => {
    expect(refusalOf(text)).toContain(`: ${sentence}`);
  });

  test('gives every written day back, in either order', () => {
    const day = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2039-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 20 }),
        fc.constantFrom<DateOrder>('day-first', 'month-first'),
        (days, order) => {
          const written = days.map((each) => {
            const [year = '', month = '', date = ''] = each.toISOString().slice(0, 10).split('-');
            return [
              order === 'day-first' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`,
              '1',
            ];
          });
          const result = read([['Date', 'Amount'], ...written], order);
          expect(result.ok && result.value.credits.map((credit) => credit.day)).toEqual(
            days.map((each) => each.toISOString().slice(0, 10)),
          );
        },
      ),
    );
  });

  test('refuses or reads any cells, and never more credits than rows', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Date', 'Amount', 'Paid in', 'Paid out', '1.00', '01/02/2026', '-3'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
        const result = read(rows);
        const count = result.ok ? result.value.credits.length : 0;
        expect(count).toBeLessThanOrEqual(rows.length);
      }),
    );
  });
});

test('equal lines of a statement differ by their count, and keep their keys in another statement', () => {
  const line = { row: 2, day: '2026-01-31', amount: 1_000, text: 'OKAFOR' };
  const keyed = creditKeys([
    line,
    { ...line, row: 3, text: 'Okafor ' },
    { ...line, row: 4, text: 'B' },
  ]);
  expect(keyed.map(({ row, copy }) => [row, copy])).toEqual([
    [2, 1],
    [3, 2],
    [4, 1],
  ]);
  expect(new Set(keyed.map(({ key }) => key)).size).toBe(3);
  expect(creditKeys([{ ...line, row: 90 }])[0]?.key).toBe(keyed[0]?.key);
});
