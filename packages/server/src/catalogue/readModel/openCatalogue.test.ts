import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Listener } from '../../platform/database/openListener.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import {
  addCategory,
  addProduct,
  addProducts,
  addPromotion,
} from '../../testing/testData.queries.ts';
import { TableBuilder } from '@formulary/search/table/TableBuilder';
import { list } from '../productAnswers.ts';
import type { CatalogueBook } from './CatalogueBook.ts';
import { openCatalogue } from './openCatalogue.ts';

/** More products than stay beside a table for long. */
const MANY = 520;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'formulary-table-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** Returns a listener that receives a test's notifications. */
function openEar() {
  const hearers: ((payload: string) => void)[] = [];
  const listener: Listener = {
    isListening: () => true,
    isAlive: () => true,
    heardAgoMs: () => 0,
    onNotice: (_channel, hear) => void hearers.push(hear),
    onBegin: () => {},
    close: async () => {},
  };
  return { listener, say: (payload: string) => hearers.forEach((hear) => hear(payload)) };
}

const searches = ['', 'product', 'balm', 'cool', '1', '(new)'];

/** Returns everything in the book. */
function said(book: CatalogueBook): unknown {
  const ids = [...book.list({})].toSorted((a, b) => a - b);
  const lists = searches.map((searchTerm) => [...book.list({ searchTerm })]);
  const products = ids.flatMap((id) => book.entry(id)?.product ?? []);
  // Long texts are getters, not own properties of the product.
  const whole = products.map((each) => ({
    ...each,
    description: each.description,
    information: each.information,
  }));
  return [book.categories, whole, lists];
}

/** Returns the book of a newly started process without a snapshot. */
const fromNothing = async (): Promise<unknown> =>
  said(await (await openCatalogue(database.db, openEar().listener)).current());

const fileNamed = (name: string): string => join(folder, name);

/** Opens a catalogue with a snapshot file and waits until it is written. */
async function storeTable(file: string): Promise<void> {
  await openCatalogue(database.db, openEar().listener, { snapshot: file });
  await expect.poll(() => existsSync(file)).toBe(true);
}

describe('a table snapshot', () => {
  test('is loaded at the next start, with all changes made meanwhile', async () => {
    const { db, pool } = database;
    const shelf = await addCategory(db, 'Cool things');
    const ids = await addProducts(db, 20);
    const [renamed, sold, moved, gone, offered, dearer] = ids as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    await addPromotion(db, sold, 2, 100);
    const file = fileNamed('kept');
    await storeTable(file);
    await pool.query(`update products set name = 'Rose balm (new)' where id = $1`, [renamed]);
    await pool.query(
      'update products set in_stock = 0, vat_percent = 5, minimum_stock = 3 where id = $1',
      [sold],
    );
    await pool.query('insert into product_categories (product_id, category_id) values ($1, $2)', [
      moved,
      shelf,
    ]);
    await pool.query('update products set is_on_sale = false where id = $1', [gone]);
    await pool.query('delete from promotions');
    await addPromotion(db, offered, 3, 200);
    await pool.query(
      `update products set price_mills = 1000000000, type = 'prescription' where id = $1`,
      [dearer],
    );
    const added = await addProduct(db, { name: 'Cool balm', description: 'It is new.' });
    const building = vi.spyOn(TableBuilder.prototype, 'add');
    const catalogue = await openCatalogue(db, openEar().listener, { snapshot: file });
    expect(building).not.toHaveBeenCalled();
    building.mockRestore();
    const book = await catalogue.current();
    expect(book.list({ searchTerm: 'balm' })).toHaveLength(2);
    expect(book.entry(added)?.product.name).toBe('Cool balm');
    expect(book.entry(gone)).toBeUndefined();
    expect(said(book)).toEqual(await fromNothing());
  });

  const damages: readonly [string, (bytes: Buffer) => Uint8Array][] = [
    ['lacks its end', (bytes) => bytes.subarray(0, -40)],
    ['has another byte', (bytes) => bytes.with(bytes.length - 100, (bytes.at(-100) ?? 0) ^ 1)],
    ['is empty', () => new Uint8Array(0)],
    ['is something else', () => Buffer.from('{}\n'.repeat(100))],
  ];
  test.each(damages)('is rebuilt if its file %s', async (_what, damage) => {
    const file = fileNamed('damaged');
    await storeTable(file);
    const whole = readFileSync(file);
    writeFileSync(file, damage(whole));
    const catalogue = await openCatalogue(database.db, openEar().listener, { snapshot: file });
    expect(said(await catalogue.current())).toEqual(await fromNothing());
    await expect.poll(() => readFileSync(file).equals(whole)).toBe(true);
  });

  test('is skipped if it cannot be written', async () => {
    const file = join(fileNamed('nowhere'), 'table');
    const catalogue = await openCatalogue(database.db, openEar().listener, { snapshot: file });
    expect(said(await catalogue.current())).toEqual(await fromNothing());
  });
});

describe('many changes', () => {
  test('cause a new table, and changes made during its build are not lost', async () => {
    const { db, pool } = database;
    const ids = await addProducts(db, MANY);
    const { listener, say } = openEar();
    const catalogue = await openCatalogue(db, listener);
    const book = await catalogue.current();
    expect(book.changedCount).toBe(0);
    const building = vi.spyOn(TableBuilder.prototype, 'add');
    await pool.query(`update products set name = name || ' balm' where id = any($1)`, [ids]);
    say('all');
    await expect.poll(() => building.mock.calls.length).toBeGreaterThan(0);
    await pool.query(`update products set name = 'Late balm', in_stock = 1 where id = $1`, [
      ids[0],
    ]);
    await pool.query('update products set is_on_sale = false where id = $1', [ids[1]]);
    say(`${ids[0]},${ids[1]}`);
    // Unless the table was built after them: the renamed product in its old and new place, and the removed one.
    await expect.poll(() => book.changedCount).toBeLessThanOrEqual(3);
    building.mockRestore();
    await expect.poll(() => said(book)).toEqual(await fromNothing());
  });
});

/** Returns the first products with prices, as a buyer gets them. */
function pricesIn(book: CatalogueBook): string {
  return list(book, { query: {}, page: { limit: 1_000, skip: 0 } }, { now: new Date() }).json;
}

describe('a price change', () => {
  test('during the first read of the catalogue is not lost', async () => {
    const { db, pool } = database;
    const [id = 0] = await addProducts(db, 1);
    const file = fileNamed('early');
    await storeTable(file);
    const read = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const held = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if ('packed' in (result.rows[0] ?? {})) {
          read.resolve();
          await goOn.promise;
        }
        return result;
      },
    });
    const { listener, say } = openEar();
    const opening = openCatalogue(held, listener, { snapshot: file });
    await read.promise;
    await pool.query('update products set price_mills = 7654000 where id = $1', [id]);
    say(String(id));
    // A process that followed the change at once would do so before the held answer arrives.
    await pool.query('select pg_sleep(0.05)');
    goOn.resolve();
    const book = await (await opening).current();
    expect(book.product(id)?.price).toBe(7_654_000);
  });

  test('missed by notifications shows in cached lists after a full read', async () => {
    const { db, pool } = database;
    const [id = 0] = await addProducts(db, 1);
    const { listener, say } = openEar();
    const book = await (await openCatalogue(db, listener)).current();
    const before = pricesIn(book);
    expect(pricesIn(book)).toBe(before);
    await pool.query('update products set price_mills = 8765000 where id = $1', [id]);
    say('all');
    await expect.poll(() => pricesIn(book)).toContain('8765');
  });
});
