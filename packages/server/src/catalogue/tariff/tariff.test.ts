import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { trustForTests } from '../../testing/signing/sealKeyForTests.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { catalogueRows } from '../testing/catalogueRows.queries.ts';
import { importTariff } from '../imports/importTariff.ts';
import { packWords } from './tariffListing.ts';
import { readTariff } from './readTariff.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const SAMPLE = fileURLToPath(new URL('../testing/tariff-sample.csv', import.meta.url));
/** The published file, if it is stored beside the checkout. */
const PUBLISHED = fileURLToPath(
  new URL('../../../../../../shared/data/drug-tariff-viiia-2025-09.csv', import.meta.url),
);
const HEADER = readFileSync(SAMPLE, 'utf8').split('\n', 1)[0] ?? '';
const files = [
  { name: 'the sample', file: SAMPLE, products: 6, rejected: 5 },
  { name: 'the published file', file: PUBLISHED, products: 3_616, rejected: 2 },
].filter(({ file }) => existsSync(file));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-tariff-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const silently = (): void => {};

describe.each(files)('$name', ({ file, products, rejected }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('is imported once: a second import changes nothing', async () => {
    const tariff = await readTariff(file, silently);
    expect([tariff.products.length, tariff.rejected.length]).toEqual([products, rejected]);
    const first = await importTariff(database.db, tariff.products, NOW, silently);
    expect(first).toEqual({ new: products, changed: 0, unchanged: 0 });
    const rows = await catalogueRows(database.db);
    const second = await importTariff(database.db, tariff.products, NOW, silently);
    expect(second).toEqual({ new: 0, changed: 0, unchanged: products });
    expect(await catalogueRows(database.db)).toEqual(rows);
    expect(await audit({ ...database, ...trustForTests() }, new Date())).toEqual([]);
  });

  test('updates a changed price and nothing else', async () => {
    const tariff = await readTariff(file, silently);
    const [dearer, ...others] = tariff.products;
    if (!dearer) throw new Error('The file is empty');
    await database.db
      .updateTable('products')
      .set({ in_stock: 490 })
      .where('code', '=', dearer.code)
      .execute();
    const counts = await importTariff(
      database.db,
      [{ ...dearer, price: dearer.price + 10 }, ...others],
      NOW,
      silently,
    );
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: products - 1 });
    const { products: rows } = await catalogueRows(database.db);
    const changed = rows.find(({ code }) => code === dearer.code);
    expect(changed).toMatchObject({ price_mills: dearer.price + 10, in_stock: 490 });
  });
});

describe('the sample', () => {
  test('names each unreadable row by line and reason', async () => {
    const { rejected } = await readTariff(SAMPLE, silently);
    expect(rejected).toEqual([
      { line: 9, reason: 'drug_tariff_category is missing' },
      { line: 10, reason: 'basic_price is "1.50", not a price in pence' },
      { line: 11, reason: 'vmpp_snomed_code 90000000000002101 is on line 2 already' },
      {
        line: 12,
        reason: 'drug_tariff_category is "Part IX Appliances", not a category of Part VIIIA',
      },
      { line: 13, reason: 'has 3 columns instead of 7' },
    ]);
  });

  test('becomes products in categories, priced in mills, prescription only', async () => {
    const database = await createTestDatabase();
    const { products } = await readTariff(SAMPLE, silently);
    await importTariff(database.db, products, NOW, silently);
    const rows = await catalogueRows(database.db);
    await database.close();
    expect(rows.products[0]).toMatchObject({
      code: '90000000000002101',
      name: 'Examplol 100mg tablets, 90 tablets',
      price_mills: 40_840,
      vat_percent: 20,
      type: 'prescription',
      in_stock: 0,
      minimum_stock: 20,
      image: expect.stringMatching(/^generic-blister-\w+\.svg$/),
    });
    expect(rows.products[5]).toMatchObject({ name: 'Trialexin 10mg capsules, 1 capsule' });
    expect(rows.shelves[0]).toBe('Drug Tariff medicines / Category A / Tablets / Tablets D to L');
    expect(rows.shelves[4]).toBe('Drug Tariff medicines / Category M / Creams, gels and powders');
  });
});

/** Monthly layout of the NHS Business Services Authority. */
const MONTHLY = [
  'November Drug Tariff Part VIIIA,,,,,,',
  ',,,,,,',
  'Medicine,Pack size,,VMP Snomed Code,VMPP Snomed Code,Drug Tariff Category,Basic Price',
  'Examplol 333mg tablets,168,tablet,90000000000001106,90000000000003101,Part VIIIA Category M,2172',
];
const examplol = {
  code: '90000000000003101',
  medicineCode: '90000000000001106',
  medicine: 'Examplol 333mg tablets',
  packSize: '168',
  unit: 'tablet',
  tariffCategory: 'M',
  price: 21_720,
};

describe('a file of another layout', () => {
  test.each([
    ['monthly, with titles', MONTHLY.join('\n')],
    ['monthly, with a byte order mark and Windows line ends', `\ufeff${MONTHLY.join('\r\n')}\r\n`],
    ['monthly, without titles', MONTHLY.slice(2).join('\n')],
    ['monthly, after a byte order mark alone', `\ufeff${MONTHLY.slice(2).join('\r\n')}`],
    [
      'other order, other columns beside it',
      'BASIC PRICE (pence),Unit of Measure,Notes,VMPP SNOMED code,Medicine ,VMP SNOMED code,Drug tariff category,Pack-size\n2172,tablet,,90000000000003101,Examplol 333mg tablets,90000000000001106,Part VIIIA Category M,168',
    ],
  ])('is read by its headings: %s', async (_what, text) => {
    const tariff = await readTariff(written('layout.csv', text), silently);
    expect(tariff).toEqual({ products: [expect.objectContaining(examplol)], rejected: [] });
  });

  test('names an unreadable row by its line, counting the titles above', async () => {
    const text = [...MONTHLY, 'Examplol,1,tablet'].join('\n');
    const { rejected } = await readTariff(written('short.csv', text), silently);
    expect(rejected).toEqual([{ line: 5, reason: 'has 3 columns instead of 7' }]);
  });

  test("gives the same products; the next month's prices change nothing else", async () => {
    const database = await createTestDatabase();
    const importOf = async (name: string, text: string) =>
      importTariff(
        database.db,
        (await readTariff(written(name, text), silently)).products,
        NOW,
        silently,
      );
    const first = await importOf('monthly.csv', MONTHLY.join('\n'));
    const again = await importOf('monthly.csv', MONTHLY.join('\n'));
    const other = `${HEADER}\nPart VIIIA Category M,Examplol 333mg tablets,168,tablet,2173,90000000000001106,90000000000003101`;
    const dearer = await importOf('other.csv', other);
    const { products } = await catalogueRows(database.db);
    await database.close();
    expect([first, again, dearer]).toEqual([
      { new: 1, changed: 0, unchanged: 0 },
      { new: 0, changed: 0, unchanged: 1 },
      { new: 0, changed: 1, unchanged: 0 },
    ]);
    expect(products).toMatchObject([{ code: '90000000000003101', price_mills: 21_730 }]);
  });
});

/** A file from the pharmacy with a row for each cold chain cell. */
const marked = (...cells: readonly string[]) =>
  [
    `${HEADER},Cold chain`,
    ...cells.map((cell, at) => `${row(`9000000000000310${at}`)},${cell}`),
  ].join('\n');

describe('the cold chain flag', () => {
  test('is set and cleared by its column; an empty cell or a file without the column keeps it', async () => {
    const database = await createTestDatabase();
    const marksAfter = async (text: string) => {
      const { products, rejected } = await readTariff(written('cold.csv', text), silently);
      expect(rejected).toEqual([]);
      const { changed } = await importTariff(database.db, products, NOW, silently);
      const marks = database.db.selectFrom('products').select('is_cold_chain').orderBy('code');
      return [changed, ...(await marks.execute()).map(({ is_cold_chain }) => is_cold_chain)];
    };
    const listed = await marksAfter(marked('yes', 'no', ''));
    const moved = await marksAfter(marked('No', ' YES ', 'NA'));
    const kept = await marksAfter(marked('', 'yes', ''));
    const plain = [HEADER, row('90000000000003100'), row('90000000000003101')].join('\n');
    const untold = await marksAfter(plain);
    await database.close();
    expect({ listed, moved, kept, untold }).toEqual({
      listed: [0, true, false, false],
      moved: [2, false, true, false],
      kept: [0, false, true, false],
      untold: [0, false, true, false],
    });
  });

  test('is refused with its line unless it is yes or no', async () => {
    const { products, rejected } = await readTariff(
      written('cold.csv', marked('yes', '2 to 8 °C')),
      silently,
    );
    expect(products).toHaveLength(1);
    expect(rejected).toEqual([{ line: 3, reason: 'cold_chain is "2 to 8 °C", not yes or no' }]);
  });
});

function row(code: string, medicine = 'Examplol 5mg tablets'): string {
  return `Part VIIIA Category A,${medicine},28,tablet,100,90000000000001106,${code}`;
}

describe('a file', () => {
  test('may have a byte order mark, Windows line ends and line breaks inside quotes', async () => {
    const text = `\ufeff${HEADER}\r\n${row('90000000000003101', '"Examplol\r\n5mg tablets"')}\r\n\r\nNA,,,,,,\r\n`;
    const { products, rejected } = await readTariff(written('windows.csv', text), silently);
    expect(products.map(({ medicine }) => medicine)).toEqual(['Examplol 5mg tablets']);
    expect(rejected).toEqual([{ line: 5, reason: 'drug_tariff_category is missing' }]);
  });

  test('loses only the row with a stray quote', async () => {
    const text = [HEADER, row('90000000000003101', 'Exa"mplol'), row('90000000000003102')].join(
      '\n',
    );
    const { products, rejected } = await readTariff(written('quote.csv', text), silently);
    expect(products.map(({ code }) => code)).toEqual(['90000000000003102']);
    expect(rejected).toEqual([
      { line: 2, reason: 'is not readable as CSV: a quote stands where none may' },
    ]);
  });

  test('loses only the rows with bytes that are not UTF-8', async () => {
    const text = Buffer.from(
      [HEADER, row('90000000000003101', 'Caf\u00e9ol'), row('90000000000003102')].join('\n'),
      'latin1',
    );
    const { products, rejected } = await readTariff(written('latin.csv', text), silently);
    expect(products).toHaveLength(1);
    expect(rejected).toEqual([{ line: 2, reason: 'has characters that are not UTF-8' }]);
  });

  test.each([
    ['empty.csv', '', /is empty\.$/],
    [
      'other.csv',
      'name,price\nNeedle,3\n',
      /is not a Drug Tariff Part VIIIA file: no line names its columns, which are drug_tariff_category, .*\. Nothing was imported\.$/,
    ],
    [
      'unnamed.csv',
      MONTHLY.join('\n').replace('Pack size,,', ',Pack size,').replace('Basic Price', 'Price (£)'),
      /its headings on line 3 lack unit_of_measure, basic_price\. Nothing was imported\.$/,
    ],
    [
      'twice.csv',
      `${HEADER},Medicine\n`,
      /its headings on line 1 name medicine twice\. Nothing was imported\.$/,
    ],
    [
      'colder.csv',
      `${HEADER},Cold chain,cold_chain\n`,
      /its headings on line 1 name cold_chain twice\. Nothing was imported\.$/,
    ],
    [
      'binary.csv',
      Buffer.from([0x50, 0x4b, 3, 4, 0, 255, 254, 10, 34, 0, 34, 1, 10]),
      /is not a Drug Tariff Part VIIIA file/,
    ],
    [
      'open.csv',
      `${HEADER}\n${row('90000000000003101', '"Examplol')}\n${row('90000000000003102')}\n`,
      /a quote is opened and not closed\. Nothing was imported\.$/,
    ],
    [
      'endless.csv',
      `${HEADER}\n${row('90000000000003101', `"${'x'.repeat(20_000)}"`)}\n`,
      /stops being readable as CSV at line 2/,
    ],
  ])('of another format is refused whole: %s', async (name, content, sentence) => {
    await expect(readTariff(written(name, content), silently)).rejects.toThrow(sentence);
  });

  test('that is missing or a folder is refused with a sentence', async () => {
    await expect(readTariff(join(folder, 'none.csv'), silently)).rejects.toThrow(
      /does not exist\.$/,
    );
    await expect(readTariff(folder, silently)).rejects.toThrow(/is a folder, not a file\.$/);
  });
});

test.each([
  ['1', 'patch', '1 patch'],
  ['2', 'patch', '2 patches'],
  ['10', 'suppository', '10 suppositories'],
  ['200', 'ml', '200 ml'],
  ['22.5', 'gram', '22.5 g'],
  ['30', 'unit dose', '30 unit doses'],
])('%s %s reads %s', (size, unit, words) => {
  expect(packWords(size, unit)).toBe(words);
});
