/** @module-tag hostile */
import { setTimeout as wait } from 'node:timers/promises';
import { getDeskSession } from '@formulary/rules/calls/desk/deskSessionCalls';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addCategory, addProducts } from '../../testing/testData.queries.ts';
import { applyImport } from './applyImport.ts';
import { cancelImport, undoImport } from './changeImport.ts';
import { compareLines } from './compareLines.ts';
import { readImportLines, readImportPage } from './readImportPage.ts';
import { storeImport } from './storeImport.ts';

const MB = 1024 * 1024;
/** Between two requests, which would otherwise take as much of the processor as the work beside them. */
const REQUEST_EACH_MS = 5;
let shop: TestShop;
let desk: TestDesk;
let staff: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  staff = await desk.signedIn('superintendent');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const doing = () => ({ db: shop.db, now: shop.clock.now });
const actor = () => ({
  by: staff.name,
  staff: { staffId: staff.staffId, permission: 'importCatalogue', device: '' } as const,
});
const store = (content: Buffer, kind: 'products' | 'tariff' = 'products') =>
  storeImport(doing(), { kind, name: 'large.csv', content, dateOrder: undefined }, actor());
const compare = async (id: number) => {
  let progress = await compareLines(doing(), id, actor());
  while (progress.state === 'comparing') progress = await compareLines(doing(), id, actor());
  return progress;
};
const apply = (importId: number, leavesRefused = false) =>
  applyImport(doing(), { importId, reason: 'Prices of December', leavesRefused }, actor());

/** Does work while the desk asks who is signed in, again and again. */
async function besideRequests<Result>(work: () => Promise<Result>) {
  const before = process.memoryUsage.rss();
  let [answered, most] = [0, 0];
  const state = { isDone: false };
  const working = work().finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    const { statusCode } = await desk.send(getDeskSession, { token: staff.token });
    expect(statusCode).toBe(200);
    answered += 1;
    most = Math.max(most, process.memoryUsage.rss() - before);
    await wait(REQUEST_EACH_MS);
  }
  return { result: await working, answered, most };
}

test('200,000 rows of 10 MB are read and compared in slices, while other requests are answered, and given up', async () => {
  const padding = 'x'.repeat(30);
  const content = Buffer.from(
    [
      'Code,Name,Price',
      ...Array.from(
        { length: IMPORT_LIMITS.rows },
        (_, at) => `L-${String(at).padStart(6, '0')},${padding},1.00`,
      ),
    ].join('\n'),
  );
  expect(content.length).toBeGreaterThan(8 * MB);
  expect(content.length).toBeLessThanOrEqual(IMPORT_LIMITS.bytes);
  const read = await besideRequests(() => store(content));
  expect(read.answered).toBeGreaterThan(50);
  expect(read.most).toBeLessThan(600 * MB);
  const { id } = read.result;
  const compared = await besideRequests(() => compare(id));
  expect(compared.answered).toBeGreaterThan(50);
  expect(compared.result).toMatchObject({ state: 'ready', compared: IMPORT_LIMITS.rows });
  const page = await readImportPage(shop.db, id, shop.clock.now);
  expect(page.import).toMatchObject({ new: 0, refused: IMPORT_LIMITS.rows });
  const lines = await readImportLines(shop.db, id, { filter: { group: 'refused' } });
  expect(lines.rows[0]).toMatchObject({ row: 2, column: 'VAT' });
  await cancelImport(doing(), id, actor());
  const left = await readImportLines(shop.db, id, { filter: {} });
  expect(left.rows).toEqual([]);
}, 600_000);

test('5,000 prices are applied in one transaction and undone, and the audit is clean', async () => {
  await addCategory(shop.db, 'Listed');
  const rows = Array.from({ length: 5_000 }, (_, at) => `LIST-${at}`);
  const added = rows.map((code) => `${code},Product,10.00,20,either,Listed`);
  const first = await store(
    Buffer.from(['Code,Name,Price,VAT,Type,Categories', ...added].join('\n')),
  );
  await compare(first.id);
  expect(await apply(first.id)).toBe(5_000);
  const prices = rows.map((code) => `${code},10.50`);
  const { id } = await store(Buffer.from(['Code,Price', ...prices].join('\n')));
  await compare(id);
  const applied = await besideRequests(() => apply(id));
  expect(applied.result).toBe(5_000);
  expect(applied.answered).toBeGreaterThan(10);
  const undoing = await undoImport(doing(), id, actor());
  await compare(undoing);
  expect(await apply(undoing)).toBe(5_000);
  const dearer = shop.db.selectFrom('products').select('id').where('price_mills', '=', 10_500);
  expect(await dearer.execute()).toEqual([]);
  const broken = await audit(shop, shop.clock.now);
  expect(broken.filter(({ id: rule }) => rule !== 'I60')).toEqual([]);
});

test('more than 20,000 changes beyond prices are refused in words', async () => {
  for (let made = 0; made <= IMPORT_LIMITS.changes; made += 5_000)
    await addProducts(shop.db, 5_000);
  const codes = await shop.db
    .selectFrom('products')
    .select('code')
    .where('code', 'like', 'TEST-%')
    .limit(IMPORT_LIMITS.changes + 1)
    .execute();
  const rows = codes.map(({ code }) => `${code},Checked`);
  const { id } = await store(Buffer.from(['Code,Information', ...rows].join('\n')));
  await compare(id);
  await expect(apply(id)).rejects.toMatchObject({
    problem: {
      message: expect.stringContaining(
        '20,001 changes of more than the price are more than 20,000 at once',
      ),
    },
  });
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a file', () => {
  test.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16 with a mark', (text: string) => utf16(`\uFEFF${text}`)],
    ['UTF-16 of the other order', (text: string) => utf16(`\uFEFF${text}`).swap16()],
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', (text: string) => Buffer.from(text.replaceAll(',', '\t'))],
  ])('is read in %s', async (what, encode) => {
    const code = `ODD-${what.replaceAll(' ', '-')}`;
    const { id } = await store(encode(`Code,Name,Price\r\n${code},Café £5,£1\r\n`));
    await compare(id);
    const { rows } = await readImportLines(shop.db, id, { filter: { search: code } });
    // Refused as a new product without VAT: what was read is what counts.
    expect(rows).toMatchObject([{ row: 2, code, column: 'VAT' }]);
    const { facts } = await shop.db
      .selectFrom('catalogue_import_lines')
      .select('facts')
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(facts).toEqual({ name: 'Café £5', price: 1_000 });
  });

  const picture = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
    Buffer.alloc(5_000, '\u0001\u0002'),
  ]);
  test.each([
    ['empty', Buffer.alloc(0), 'import-empty'],
    ['with headings alone', Buffer.from('Code,Price\n'), 'import-empty'],
    ['a picture', picture, 'import-encoding'],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000workbook'), 'import-encoding'],
    ['larger than 10 MB', Buffer.alloc(IMPORT_LIMITS.bytes + 1, 'x'), 'import-large'],
    ['longer than 200,000 rows', Buffer.alloc(300_000, '\n'), 'import-large'],
    [
      'with a quotation mark that never ends',
      Buffer.from(`Code,Price\nA,"${'x,\n'.repeat(2 * MB)}`),
      'import-quotes',
    ],
    ['without codes', Buffer.from('Name,Price\nA,1\n'), 'import-heading-missing'],
    ['with a doubled column', Buffer.from('Code,Price,Price\nA,1,1\n'), 'import-heading-twice'],
    ['with a doubled code', Buffer.from('Code,Price\nA,1\nA,1\n'), 'import-code-twice'],
  ])('%s is refused in words, and nothing is stored', async (_what, content, code) => {
    const imports = shop.db.selectFrom('catalogue_imports').select('id');
    const before = await imports.execute();
    await expect(store(content)).rejects.toMatchObject({ problem: { code } });
    expect(await imports.execute()).toEqual(before);
  });

  test.each([
    ['of products', Buffer.from('Code,Price\nA,1\n')],
    ['of another list', Buffer.from('Medicine,Pack size,Price\nExamplol,28,1\n')],
  ])('%s is no Drug Tariff', async (_what, content) => {
    await expect(store(content, 'tariff')).rejects.toMatchObject({
      problem: { code: 'import-no-tariff', message: expect.stringMatching(/Part VIIIA/) },
    });
  });
});
