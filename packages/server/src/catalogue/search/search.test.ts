import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from '../../../seed/demo/demoCatalogue.ts';
import { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { readSynonymsFile } from './readSynonymsFile.ts';
import { searchQueries } from './searchQueries.ts';
import { readSynonyms } from './synonyms.queries.ts';

const LEAST_SHARE = 0.97;

/** Those that a new shop begins with. */
const database = await createTestDatabase();
const synonyms = await readSynonyms(database.db);
afterAll(() => database.close());
const idOf = new Map(demoCategories.map(({ slug }, index) => [slug, index + 1]));
const book = new CatalogueBook({ synonyms });
book.replace(
  demoCategories.map(({ name }, index) => aCategory({ id: index + 1, name })),
  demoProducts.map((product, index) => ({
    id: index + 1,
    code: product.code,
    addedAt: index,
    name: product.name,
    image: '',
    type: product.type,
    description: product.description,
    information: product.information,
    price: product.priceMills,
    vatPercent: product.vatPercent,
    inStock: product.inStock,
    minimumStock: product.minimumStock,
    prescriptionLimit: 0,
    categoryIds: product.categories.map((slug) => idOf.get(slug) ?? 0),
    promotions: [],
  })),
);

const firstOf = (searchTerm: string): string => {
  const [id] = book.list({ searchTerm });
  return (id === undefined ? undefined : book.entry(id)?.product.name) ?? '';
};

describe('the search of the demo shop', () => {
  test('knows at least sixty synonyms, each with a product on sale', () => {
    expect(synonyms.size).toBeGreaterThanOrEqual(60);
    const idle = [...synonyms].filter(([, means]) => book.list({ searchTerm: means }).length === 0);
    expect(idle).toEqual([]);
  });

  test('puts the intended product first in 97 of 100 searches', () => {
    const missed = searchQueries.filter(([query, first]) => !firstOf(query).startsWith(first));
    const mostMissed = Math.floor((1 - LEAST_SHARE) * searchQueries.length);
    expect(searchQueries.length).toBeGreaterThanOrEqual(100);
    // Names the misses beyond the allowed share.
    expect(missed.slice(mostMissed)).toEqual([]);
  });

  test.each(['lidocane', 'botulinium', 'botox', 'epipen'])('finds %s', (query) => {
    const [, first] = searchQueries.find(([known]) => known === query) ?? [];
    expect(firstOf(query).startsWith(first ?? '-')).toBe(true);
  });

  test('returns the words it searched if they differ from the typed ones', () => {
    expect(book.readAs({ searchTerm: 'Lidocane' })).toBe('lidocaine');
    expect(book.readAs({ searchTerm: 'botox' })).toBe('botulinum toxin');
    expect(book.readAs({ searchTerm: 'lidocaine' })).toBeUndefined();
    expect(book.readAs({ searchTerm: 'xyzzyxyzzy' })).toBeUndefined();
  });

  test('finds nothing if no word is similar', () => {
    expect(firstOf('xyzzyxyzzy')).toBe('');
    expect(firstOf('…')).toBe('');
  });

  test('matches numbers exactly: 5 ml is not 0.5 ml', () => {
    const names = [...book.list({ searchTerm: 'syringe 5ml' })].map(
      (id) => book.entry(id)?.product.name,
    );
    expect(names[0]).toBe('Luer-lock syringe 5 ml, box of 100');
    expect(names.filter((name) => /\d[.\d]*5 ml/.test(name ?? ''))).toEqual([]);
  });
});

describe('a synonym file of the pharmacy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-synonyms-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (text: string): string => {
    const file = join(folder, 'synonyms.txt');
    writeFileSync(file, text);
    return file;
  };

  test('replaces the shop’s own synonyms', () => {
    expect([...(readSynonymsFile(write('jab = toxin')) ?? [])]).toEqual([['jab', 'toxin']]);
    expect(readSynonymsFile(undefined)).toBeUndefined();
  });

  test('is refused with its invalid lines', () => {
    expect(() => readSynonymsFile(write('jab = toxin\njab\n'))).toThrow(/line 2: jab/);
  });

  test('is refused if it cannot be read', () => {
    expect(() => readSynonymsFile(join(folder, 'nowhere.txt'))).toThrow(/SEARCH_SYNONYMS/);
  });
});
