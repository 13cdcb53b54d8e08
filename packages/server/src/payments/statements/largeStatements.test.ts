/** @module-tag hostile */
import { getDeskSession } from '@formulary/rules/calls/desk/deskSessionCalls';
import { STATEMENT_LIMITS } from '@formulary/rules/payments/statements/readStatement';
import { MOST_COUNTED_ROWS } from '@formulary/rules/payments/lists/moneyLists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { importStatement } from './importStatement.ts';
import { readStatementPage } from './readStatementPage.ts';

const MB = 1024 * 1024;
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

const actor = () => ({
  by: staff.name,
  staff: { staffId: staff.staffId, permission: 'bookMoney', device: '' } as const,
});
const load = (content: Buffer) =>
  importStatement(
    { db: shop.db, now: shop.clock.now },
    { name: 'large.csv', content, dateOrder: undefined },
    actor(),
  );
/** A file of rows that are about 100 bytes long. */
const fileOf = (rows: number) =>
  Buffer.from(
    [
      'Date,Description,Amount',
      ...Array.from(
        { length: rows },
        (_, at) =>
          `2026-05-01,F-2026-${String(at).padStart(6, '0')} ${'x'.repeat(66)},${at + 1}.00`,
      ),
    ].join('\n'),
  );

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
  }
  return { result: await working, answered, most };
}

test('a statement of 10 MB is imported and matched in slices, while other requests are answered', async () => {
  const content = fileOf(STATEMENT_LIMITS.rows - 1);
  expect(content.length).toBeGreaterThan(9 * MB);
  expect(content.length).toBeLessThanOrEqual(STATEMENT_LIMITS.bytes);
  const imported = await besideRequests(() => load(content));
  expect(imported.answered).toBeGreaterThan(50);
  expect(imported.most).toBeLessThan(400 * MB);
  const { id } = imported.result;
  const read = await besideRequests(() =>
    readStatementPage(shop.db, id, { filter: { group: 'none' }, isDescending: true }),
  );
  expect(read.result).toMatchObject({
    statement: { open: STATEMENT_LIMITS.rows - 1 },
    none: { count: STATEMENT_LIMITS.rows - 1 },
    total: MOST_COUNTED_ROWS + 1,
  });
  expect(read.result.rows[0]?.row).toBe(STATEMENT_LIMITS.rows);
  expect(read.answered).toBeGreaterThan(20);
  expect(await load(content)).toEqual({ id, wasKnown: true });
});

test.each([
  ['more bytes', Buffer.alloc(STATEMENT_LIMITS.bytes + 1, 'x')],
  ['more rows', fileOf(STATEMENT_LIMITS.rows).subarray(0, STATEMENT_LIMITS.bytes)],
  ['more rows, all of them empty', Buffer.alloc(STATEMENT_LIMITS.rows + 2, '\n')],
])('a statement with %s is refused in words', async (_what, content) => {
  const code = 'statement-large';
  await expect(load(content)).rejects.toMatchObject({ problem: { code } });
});

test('a statement whose one quotation mark never ends is refused', async () => {
  const content = Buffer.from(`Date,Text,Amount\n2026-05-01,"${'x,\n'.repeat(2 * MB)}`);
  const code = 'statement-quotes';
  await expect(load(content)).rejects.toMatchObject({ problem: { code } });
});
