import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditChecks } from './audit/auditChecks.ts';
import { compiledCode } from './testing/compiledCode.ts';
import type { TestShop } from './testing/openTestShop.ts';
import { auditedShop } from './audit/testing/auditedShop.ts';

const AUDIT = fileURLToPath(new URL('auditMain.ts', import.meta.url));
const DAY_MS = 86_400_000;
const rules = auditChecks.flatMap((check) => check.rules);

let shop: TestShop;
beforeAll(async () => {
  shop = await auditedShop();
  // The command goes by the clock of the machine, on which the orders of a test's clock would be overdue.
  const heldUntil = new Date(Date.now() + DAY_MS);
  await shop.db.updateTable('orders').set({ held_until: heldUntil }).execute();
});
afterAll(() => shop.close());

async function run(words: readonly string[], url = shop.database.url) {
  const child = spawn(process.execPath, [AUDIT, ...words], {
    env: { DATABASE_URL: url, ...compiledCode() },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output, errors };
}

test('a shop that is whole: a line for every rule as it is checked, and exit code 0', async () => {
  const { code, output, errors } = await run([]);
  const lines = output.trimEnd().split('\n');
  expect([code, errors]).toEqual([0, '']);
  expect(lines.slice(0, -1).map((line) => line.slice(0, 9))).toEqual(
    rules.map(({ id }) => `${id} holds`),
  );
  expect(lines.at(-1)).toMatch(/^\d+ rules checked in [\d.]+ s, 0 broken$/);
});

test('a shop that is not: rule and rows, in lines and as JSON, and exit code 1', async () => {
  const { id } = await shop.db
    .updateTable('products')
    .set({ minimum_stock: 7, in_stock: 1 })
    .where('id', '=', (products) =>
      products.selectFrom('products').select(({ fn }) => fn.min('id').as('id')),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const inLines = await run([]);
  expect(inLines.code).toBe(1);
  expect(inLines.output).toMatch(
    new RegExp(`^I03 BROKEN .*sum of its movements: by 1 \\(product ${id}\\)$`, 'm'),
  );
  expect(inLines.output).toMatch(/, 1 broken\n$/);

  const { code, output, errors } = await run(['--json']);
  const report = JSON.parse(output) as { readonly rules: readonly { readonly count: number }[] };
  expect([code, errors.match(/^I/gm)?.length]).toEqual([1, rules.length]);
  expect(report).toMatchObject({ broken: 1, peakMemoryBytes: expect.any(Number) });
  expect(report.rules).toHaveLength(rules.length);
  expect(report.rules.filter(({ count }) => count > 0)).toEqual([
    {
      id: 'I03',
      severity: 1,
      rule: 'Stock was opened once and is the sum of its movements',
      count: 1,
      keys: [`product ${id}`],
      milliseconds: expect.any(Number),
    },
  ]);
});

test('a database that is away, or words it does not know: one sentence, and exit code 2', async () => {
  expect(await run([], 'postgres://shop@127.0.0.1:1/shop')).toEqual({
    code: 2,
    output: '',
    errors:
      'The database at 127.0.0.1:1/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
  expect(await run(['--yaml'])).toEqual({
    code: 2,
    output: '',
    errors: 'The audit takes --json or nothing: npm run audit -- --json\n',
  });
});
