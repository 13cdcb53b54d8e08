/** @module-tag start */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditChecks } from '../audit/auditChecks.ts';
import { anchorLine } from '../prescriptions/trust/AnchorIndex.ts';
import { anchorsFile } from '../prescriptions/trust/AnchorFile.ts';
import { pinnedKeysFile } from '../prescriptions/trust/pinSealKeys.ts';
import { alwaysPinned, writePinnedKeys } from '../prescriptions/trust/SealKeys.ts';
import { sealKeyForTests } from '../testing/signing/sealKeyForTests.ts';
import { compiledCode } from '../testing/processes/compiledCode.ts';
import type { TestShop } from '../testing/openTestShop.ts';
import { auditedShop } from '../audit/testing/auditedShop.ts';

const AUDIT = fileURLToPath(new URL('audit.ts', import.meta.url));
const DAY_MS = 86_400_000;
const rules = auditChecks.flatMap((check) => check.rules);

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await auditedShop();
  // The command uses the machine's clock, by which the test's orders would be overdue.
  const heldUntil = new Date(Date.now() + DAY_MS);
  await shop.db.updateTable('orders').set({ held_until: heldUntil }).execute();
  folder = mkdtempSync(join(tmpdir(), 'formulary-audit-'));
  mkdirSync(join(folder, 'signing'));
  const keys = writePinnedKeys([alwaysPinned(sealKeyForTests)]);
  writeFileSync(pinnedKeysFile(join(folder, 'signing')), keys);
  // Simulates two servers, each with anchors for its own events.
  for (const [index, file] of [
    anchorsFile(join(folder, 'signing')),
    join(folder, 'other'),
  ].entries()) {
    const own = shop.trust.written.filter(({ sequence }) => sequence % 2 === index);
    writeFileSync(file, own.map(anchorLine).join(''));
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});
const allAnchors = () => ['--anchors', join(folder, 'other')];

async function run(words: readonly string[], url = shop.database.url) {
  const child = spawn(process.execPath, [AUDIT, ...words], {
    env: { DATABASE_URL: url, FORMULARY_DATA: folder, ...compiledCode() },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output, errors };
}

test('an intact shop: one line per rule as it is checked, and exit code 0', async () => {
  const { code, output, errors } = await run(allAnchors());
  const lines = output.trimEnd().split('\n');
  expect([code, errors]).toEqual([0, '']);
  expect(lines.slice(0, -1).map((line) => line.slice(0, 9))).toEqual(
    rules.map(({ id }) => `${id} holds`),
  );
  expect(lines.at(-1)).toMatch(/^\d+ rules checked in [\d.]+ s, 0 broken$/);
});

test('anchors of only one server: the audit names the events without an anchor', async () => {
  const { code, output } = await run([]);
  expect(code).toBe(1);
  expect(output).toContain(
    '(no anchor for prescription events 1 to 1, no anchor for prescription events 3 to 3',
  );
  expect(output).toMatch(/, 1 broken\n$/);
});

test('a broken shop: rule and rows, as lines and as JSON, and exit code 1', async () => {
  const { id } = await shop.db
    .updateTable('products')
    .set({ minimum_stock: 7, in_stock: 1 })
    .where('id', '=', (products) =>
      products.selectFrom('products').select(({ fn }) => fn.min('id').as('id')),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const inLines = await run(allAnchors());
  expect(inLines.code).toBe(1);
  expect(inLines.output).toMatch(
    new RegExp(`^I03 BROKEN .*sum of its movements: by 1 \\(product ${id}\\)$`, 'm'),
  );
  expect(inLines.output).toMatch(/, 1 broken\n$/);

  const { code, output, errors } = await run(['--json', ...allAnchors()]);
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

test('an unavailable database, or unknown arguments: one sentence, and exit code 2', async () => {
  expect(await run([], 'postgres://shop@127.0.0.1:1/shop')).toEqual({
    code: 2,
    output: '',
    errors:
      'The database at 127.0.0.1:1/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
  expect(await run(['--yaml'])).toEqual({
    code: 2,
    output: '',
    errors:
      'The audit takes --json, and files of anchors: npm run audit -- --json --anchors FILE…\n',
  });
  const none = join(folder, 'none');
  expect(await run(['--anchors', none])).toMatchObject({
    code: 2,
    errors: expect.stringContaining(
      `The anchors of prescriptions cannot be read (ENOENT): ${none}.`,
    ),
  });
});
