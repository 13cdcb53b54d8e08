import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickOrderSentences } from '../problems/quickOrderSentences.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { tidyList } from '../text/tidyLine.ts';
import { isFormula, readLimits, readPacks } from './quickRow.ts';
import type { ColumnChoices } from './listColumns.ts';
import { readRows } from './readRows.ts';

const rowsOf = (text: string, choices?: ColumnChoices) => {
  const read = readRows(text, choices);
  if (!read.ok) return read.problem;
  if (read.value.kind === 'rows')
    return read.value.rows.map(({ words, quantity }) => `${words} × ${quantity}`);
  const { role, columns } = read.value;
  return [role, ...columns.map(({ heading, samples }) => `${heading}: ${samples.join(', ')}`)];
};

describe('readPacks', () => {
  test.each(workedExamples('quick-order', 'Numbers of packs'))(
    'reads $Written as $Packs',
    (row) => {
      const packs = readPacks(JSON.parse(row['Written'] ?? '') as string);
      expect(packs === undefined ? 'none' : String(packs)).toBe(row['Packs']);
    },
  );
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
  ])('is read if it %s', (_what, text) => {
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
    [
      'pack sizes after a form',
      'Aciclovir 400mg tabs x 28\nLAMP x 3',
      ['Aciclovir 400mg tabs x 28 × ', 'LAMP × 3'],
    ],
    ['names alone', 'Lamp\nFan', ['Lamp × ', 'Fan × ']],
    ['names under a head', 'Product\nLamp', ['Lamp × ']],
    ['a head that names quantities alone', 'what,qty\nLamp,2', ['Lamp × 2']],
    ['a heading of quantities that is empty', 'code,qty\nLAMP,', ['LAMP × ']],
    ['quantities with a unit', 'LAMP,2 boxes\nFAN,1 box', ['LAMP × 2 boxes', 'FAN × 1 box']],
    ['quantities with a fraction', 'LAMP\t2.5', ['LAMP × 2.5']],
    ['a name with a fraction', 'Insulin pen,0.25,2', ['Insulin pen, 0.25 × 2']],
    [
      'hyphens and spaces that other programs put into codes',
      'C\u200bode\tQty\nAMOX\u2011500\u201121\t2\u200b\n\u200bLA\u00adMP\u202c\t\u00a03\u00a0',
      ['AMOX-500-21 × 2', 'LAMP × 3'],
    ],
    ['a row that is short', 'qty,code\n2\n1,LAMP', [' × 2', 'LAMP × 1']],
    ['a row without its quantity', 'LAMP\nFAN,2\nBED,3', ['LAMP × ', 'FAN × 2', 'BED × 3']],
    ['a code that is missing', 'code,name,qty\n,Lamp,2', ['Lamp × 2']],
  ])('is read with %s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test.each<[string, string]>([
    ['a pack size before it', 'Code\tDescription\tPack\tQty\nAMOX\tAmoxicillin\t21\t2'],
    ['a number of the line before it', 'No.,Code,Description,Qty\n1,AMOX,Amoxicillin,2'],
    ['an amount of money before it', 'Code,Description,Amount,Qty\nAMOX,Amoxicillin,12.00,2'],
    ['a longer heading', 'Product Code,Product,Qty Ordered,Price,Total\nAMOX,Amox,2,12.00,24.00'],
    ['a unit in its heading', 'Code,Name,Quantity (packs),Price\nAMOX,Amoxicillin,2,12.00'],
    ['a known heading beside quantities of something else', 'SKU,Pack qty,Order Qty.\nAMOX,21,2'],
    ['"Stock code" beside it', 'Stock code;Stock qty;Qty required\nAMOX;400;2'],
    ['"Product ID" beside it', 'Product ID,In stock,Qty\nAMOX,400,2'],
    ['"Item No" beside it', 'Line,Item No,Pack quantity,QTY\n1,AMOX,21,2'],
    ['titles above its heading', 'Order 27,,\nAccount,Dr Smith,\n\nCode,Pack,Qty\nAMOX,21,2'],
    ['one title above a heading without it', 'Order of Monday,\nqty,what\n2,AMOX'],
    ['the separator that Excel writes', 'sep=;\r\nCode;Price, net;Qty\r\nAMOX;12,00;2'],
    ['that separator alone', '\uFEFF"sep=,"\nAMOX,2'],
  ])('takes the quantity by its heading with %s', (_what, text) => {
    expect(rowsOf(text)).toEqual(['AMOX × 2']);
  });

  test('keeps a row above the heading', () => {
    expect(rowsOf('Order 27\nLAMP,2\nCode,Qty\nFAN,3')).toEqual(['LAMP × 2', 'FAN × 3']);
  });

  test.each<[string, string, readonly string[]]>([
    ['two columns of numbers', 'AMOX,21,2\nLAMP,1,3', ['quantity', ': 21, 1', ': 2, 3']],
    [
      'headings without a quantity',
      'Code,Name,Pack,No.\nAMOX,Amoxicillin,21,2',
      ['quantity', 'Pack: 21', 'No.: 2'],
    ],
    ['one column under another heading', 'code,rest\nLAMP,2', ['quantity', 'rest: 2']],
    ['two headings alike', 'Code,Qty,Qty\nAMOX,21,2', ['quantity', 'Qty: 21', 'Qty: 2']],
    [
      'two headings that hold the word',
      'Code,Qty Jan,Qty Feb\nAMOX,5,2\nLAMP,,1\nFAN,1,1\nBED,1,1',
      ['quantity', 'Qty Jan: 5, 1, 1', 'Qty Feb: 2, 1, 1'],
    ],
    ['money alone', 'AMOX,12.00\nLAMP,9.00', ['quantity', ': 12.00, 9.00']],
    ['two codes', 'SKU,PIP code,Qty\nAMOX,123,2', ['words', 'SKU: AMOX', 'PIP code: 123']],
    ['two unknown headings', 'what,colour,qty\nLamp,red,2', ['words', 'what: Lamp', 'colour: red']],
  ])('asks for the column with %s', (_what, text, question) => {
    expect(rowsOf(text)).toEqual(question);
  });

  test.each<[string, string, ColumnChoices, readonly string[]]>([
    ['a quantity', 'AMOX,21,2', { quantity: 2 }, ['words', ': AMOX', ': 21']],
    ['a quantity and codes', 'AMOX,21,2', { quantity: 2, words: 0 }, ['AMOX × 2']],
    ['a quantity among headings', 'Code,Pack,No.\nAMOX,21,2', { quantity: 2 }, ['AMOX × 2']],
    ['none', 'Code,Pack,No.\nAMOX,21,2', { quantity: 'none' }, ['AMOX × ']],
    ['none of names with commas', 'Gauze, 5, 10', { quantity: 'none' }, ['Gauze, 5, 10 × ']],
    ['codes', 'SKU,PIP,Qty\nAMOX,123,2', { words: 1 }, ['123 × 2']],
    ['a column that is not there', 'AMOX,21,2', { quantity: 7 }, ['quantity', ': 21', ': 2']],
  ])('is read with the chosen columns: %s', (_what, text, choices, rows) => {
    expect(rowsOf(text, choices)).toEqual(rows);
  });

  test('keeps formulas as text, which isFormula detects', () => {
    const text = '=HYPERLINK("http://evil.test";"x");1\n@SUM(A1);2\nLAMP;3';
    expect(rowsOf(text)).toEqual([
      '=HYPERLINK("http://evil.test" × "x")',
      '@SUM(A1) × 2',
      'LAMP × 3',
    ]);
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
  ])('with %s is refused, with a message', (_what, text, sentence) => {
    expect(rowsOf(text)).toContain(sentence);
  });

  test('with a thousand rows under a heading is accepted', () => {
    expect(rowsOf(`Code,Qty\n${'LAMP,1\n'.repeat(readLimits.rows)}`)).toHaveLength(1000);
  });
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('properties of readRows', () => {
  const cell = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => `K${tidyList(text.replaceAll(/[\s\0\p{C}]+/gu, ' ')).trim()}`)
    .filter((text) => readPacks(text) === undefined && !/[x×]/i.test(text));
  const lists = fc.array(fc.tuple(cell, fc.integer({ min: 1, max: 9999 })), {
    minLength: 2,
    maxLength: 20,
  });

  test.each(['\t', ';', ','])('a list written with %j and quotes is read back', (delimiter) => {
    fc.assert(
      fc.property(lists, fc.boolean(), (list, isFirst) => {
        const text = list
          .map(([words, packs]) => [quoted(words), String(packs)])
          .map((cells) => (isFirst ? cells.toReversed() : cells).join(delimiter))
          .join('\n');
        expect(rowsOf(text)).toEqual(list.map(([words, packs]) => `${words} × ${packs}`));
      }),
    );
  });

  test('any text is read or refused with a message, and never gives more rows than lines', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', 'a', '1', '=', ' ') }),
        (text) => {
          const read = readRows(text);
          const count = read.ok && read.value.kind === 'rows' ? read.value.rows.length : 0;
          expect(read.ok || read.problem.length > 0).toBe(true);
          expect(count).toBeLessThanOrEqual(text.split('\n').length);
        },
      ),
    );
  });
});
