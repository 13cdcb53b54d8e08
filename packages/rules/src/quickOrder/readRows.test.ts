import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickOrderSentences } from '../problems/quickOrderSentences.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { isFormula } from './isFormula.ts';
import { readLimits } from './readLimits.ts';
import { readPacks } from './readPacks.ts';
import { readRows } from './readRows.ts';

const rowsOf = (text: string) => {
  const read = readRows(text);
  return read.ok ? read.value.map(({ words, quantity }) => `${words} × ${quantity}`) : read.problem;
};

describe('a number of packs', () => {
  test.each(workedExamples('quick-order', 'Numbers of packs'))('$Written is $Packs', (row) => {
    const packs = readPacks(JSON.parse(row['Written'] ?? '') as string);
    expect(packs === undefined ? 'none' : String(packs)).toBe(row['Packs']);
  });
});

describe('a list', () => {
  test.each([
    ['comes from a spreadsheet', 'AMOX-500-21\t2\nLAMP\t10'],
    ['has Windows’ line ends', 'AMOX-500-21\t2\r\nLAMP\t10\r\n'],
    ['has the line ends of old Macs', 'AMOX-500-21\t2\rLAMP\t10'],
    ['has commas', 'AMOX-500-21,2\nLAMP,10'],
    ['has semicolons', 'AMOX-500-21;2\nLAMP;10'],
    ['has the quantity first', '2,AMOX-500-21\n10,LAMP'],
    ['has a head', 'Code,Quantity\nAMOX-500-21,2\nLAMP,10'],
    ['has a head with the quantity first', 'Qty;Product\n2;AMOX-500-21\n10;LAMP'],
    ['has quoted cells', '"AMOX-500-21","2"\n"LAMP","10"'],
    ['has empty rows and spaces', '\n AMOX-500-21 , 2 \n\n,,\nLAMP, 10x\n\n'],
    ['has a name beside each code', 'AMOX-500-21,Amoxicillin,2\nLAMP,,10'],
    ['has names before the codes', 'Name,Code,Packs\nAmoxicillin,AMOX-500-21,2\nLamp,LAMP,10'],
    ['has a price beside the quantity', 'Code\tQty\tPrice\nAMOX-500-21\t2\t9\nLAMP\t10\t8'],
    ['keeps codes as formulas of text', '="AMOX-500-21",2\nLAMP,10'],
    ['has quantities in words of its own', '2x AMOX-500-21\nLAMP x10'],
  ])('is read when it %s', (_what, text) => {
    expect(rowsOf(text)).toEqual(['AMOX-500-21 × 2', 'LAMP × 10']);
  });

  test.each<[string, string, readonly string[]]>([
    ['codes of digits keep their zeros', '0012345\t3\n0023456\t1', ['0012345 × 3', '0023456 × 1']],
    ['thousands stand between quotes', 'LAMP,"1,000"\nFAN,2', ['LAMP × 1000', 'FAN × 2']],
    ['commas in names alone', 'Water for injections, 5 ml', ['Water for injections, 5 ml × ']],
    [
      'commas in names beside a quantity',
      'Water for injections, 5 ml, 10\nGauze, 5 cm, 20',
      ['Water for injections, 5 ml × 10', 'Gauze, 5 cm × 20'],
    ],
    ['doubled quotes', '"Needle 1"" long",4\nLAMP,1', ['Needle 1" long × 4', 'LAMP × 1']],
    ['a line break in a cell', '"Lamp\nlarge"\t4\nFAN\t1', ['Lamp large × 4', 'FAN × 1']],
    ['a lone quote', 'Needle 1",4\n"LAMP,1\nFAN,2', ['Needle 1" × 4', '"LAMP × 1', 'FAN × 2']],
    ['what is no quantity stays', 'LAMP,two\nFAN,2\nBED,3', ['LAMP × two', 'FAN × 2', 'BED × 3']],
    ['names alone', 'Lamp\nFan', ['Lamp × ', 'Fan × ']],
    ['names under a head', 'Product\nLamp', ['Lamp × ']],
    ['a head that names quantities alone', 'what,qty\nLamp,2', ['Lamp × 2']],
    ['a head without quantities', 'code,rest\nLAMP,2', ['LAMP × 2']],
    ['a row that is short', 'qty,code\n2\n1,LAMP', [' × 2', 'LAMP × 1']],
    ['a row without its quantity', 'LAMP\nFAN,2\nBED,3', ['LAMP × ', 'FAN × 2', 'BED × 3']],
    ['a code that is missing', 'code,name,qty\n,Lamp,2', ['Lamp × 2']],
  ])('%s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('a formula stays text, and is told from codes', () => {
    const text = '=HYPERLINK("http://evil.test";"x");1\n@SUM(A1);2\nLAMP;3';
    expect(readRows(text)).toMatchObject({ ok: true });
    expect(['=HYPERLINK("x")', '@SUM(A1)', '+cmd', '-A1', '#N/A', '#REF!'].map(isFormula)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['AMOX-500-21', '-5', '+44', '#1', 'Lamp'].map(isFormula)).toEqual(Array(5).fill(false));
  });

  test.each([
    ['no rows', ' \n,,\n,\n', quickOrderSentences.empty],
    ['a head alone', 'Code,Quantity', quickOrderSentences.empty],
    ['letters that are none', 'LAMP\0,1', quickOrderSentences.noText],
    ['a hundred thousand rows', 'LAMP,1\n'.repeat(100_000), quickOrderSentences.tooManyRows],
    ['a thousand and one rows', 'LAMP,1\n'.repeat(1001), quickOrderSentences.tooManyRows],
    ['ten megabytes', 'LAMP,1\n'.repeat(1_500_000), 'This list is too long to read (10.5 MB)'],
    ['one endless line', 'x'.repeat(900_000), quickOrderSentences.longLine],
    ['one endless row of cells', '1,'.repeat(400_000), quickOrderSentences.longLine],
    ['lone quotes without end', '"'.repeat(900_000), quickOrderSentences.longLine],
  ])('of %s is refused, and says what would do', (_what, text, sentence) => {
    expect(rowsOf(text)).toContain(sentence);
  });

  test('of a thousand rows under a head is taken', () => {
    expect(rowsOf(`Code,Qty\n${'LAMP,1\n'.repeat(readLimits.rows)}`)).toHaveLength(1000);
  });
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('laws of reading', () => {
  const cell = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => `K${text.replaceAll(/[\s\0\p{C}]+/gu, ' ').trim()}`)
    .filter((text) => readPacks(text) === undefined && !/[x×]/i.test(text));
  const lists = fc.array(fc.tuple(cell, fc.integer({ min: 1, max: 9999 })), {
    minLength: 2,
    maxLength: 20,
  });

  test.each(['\t', ';', ','])(
    'what is written with %j between quotes is read back',
    (delimiter) => {
      fc.assert(
        fc.property(lists, fc.boolean(), (list, isFirst) => {
          const text = list
            .map(([words, packs]) => [quoted(words), String(packs)])
            .map((cells) => (isFirst ? cells.toReversed() : cells).join(delimiter))
            .join('\n');
          expect(rowsOf(text)).toEqual(list.map(([words, packs]) => `${words} × ${packs}`));
        }),
      );
    },
  );

  test('whatever is pasted is read or refused in words, and never more rows than lines', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', 'a', '1', '=', ' ') }),
        (text) => {
          const read = readRows(text);
          const count = read.ok ? read.value.length : 0;
          expect(read.ok || read.problem.length > 0).toBe(true);
          expect(count).toBeLessThanOrEqual(text.split('\n').length);
        },
      ),
    );
  });
});
