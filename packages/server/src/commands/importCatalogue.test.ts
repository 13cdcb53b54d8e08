/** @module-tag start */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledCode } from '../testing/processes/compiledCode.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';

const SAMPLE = fileURLToPath(new URL('../catalogue/testing/tariff-sample.csv', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-commands-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** Runs a command of the operator, as npm would. */
async function run(command: string, ...words: readonly string[]) {
  const file = fileURLToPath(new URL(command, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    env: { DATABASE_URL: database.url, FORMULARY_DATA: folder, ...compiledCode() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output, errors };
}

test('imports a file, reports rejected rows, and changes nothing the second time', async () => {
  const first = await run('importCatalogue.ts', SAMPLE);
  expect(first.code).toBe(0);
  expect(first.output).toBe('6 products: 6 new, 0 changed, 0 unchanged; 5 rows rejected\n');
  expect(first.errors).toContain('Line 10 rejected: basic_price is "1.50", not a price in pence');
  const second = await run('importCatalogue.ts', SAMPLE);
  expect(second.output).toBe('6 products: 0 new, 0 changed, 6 unchanged; 5 rows rejected\n');
});

test.each([
  ['nothing', [], /^Say which file to import: .*\n$/],
  ['two files', [SAMPLE, SAMPLE], /^Say which file to import: .*\n$/],
  ['a file that is not there', ['none.csv'], /^none\.csv does not exist\.\n$/],
  [
    'a file of another kind',
    [fileURLToPath(import.meta.url)],
    /is not a Drug Tariff Part VIIIA file/,
  ],
])('given %s reports it in one sentence and fails', async (_what, words, sentence) => {
  const { code, output, errors } = await run('importCatalogue.ts', ...words);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(sentence);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

test('the audit passes, and names the row after it was broken', async () => {
  const good = await run('audit.ts');
  expect(good.code).toBe(0);
  expect(good.output).toMatch(/\n\d+ rules checked in [\d.]+ s, 0 broken\n$/);
  await database.pool.query(`update products set in_stock = 1 where code = '90000000000002101'`);
  const bad = await run('audit.ts');
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/^I03 BROKEN .*: by 1 \(product \d+\)$/m);
});
