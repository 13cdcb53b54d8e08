/** @module-tag start */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { compiledCode } from '../../testing/processes/compiledCode.ts';
import { spawnServer } from '../../testing/processes/spawnServer.ts';
import { migrationsFolder, readMigrations } from './migrations/readMigrations.ts';
import { openForCommand } from './openForCommand.ts';

const migrations = readMigrations(migrationsFolder);
const last = migrations.at(-1);
const lastName = `${last?.version} (${last?.name.replaceAll('_', ' ')})`;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-command-')));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(
  script: 'audit' | 'staff' | 'importCatalogue',
  words: readonly string[],
  env: Readonly<Record<string, string>> = { DATABASE_URL: database.url },
) {
  const main = fileURLToPath(new URL(`../../commands/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, [main, ...words], { env: { ...compiledCode(), ...env } });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output, errors };
}

/** Describes everything that a migration could change. */
async function schema(): Promise<unknown> {
  const { rows } = await database.pool.query(`
    select (select json_agg(version order by version) from schema_migration) as versions,
      (select json_agg(pg_get_indexdef(indexrelid) order by 1) from pg_index) as indexes,
      (select json_agg(array[attrelid::regclass::text, attname] order by 1) from pg_attribute) as columns`);
  return JSON.stringify(rows);
}

describe.each([
  ['audit', () => run('audit', [])],
  ['staff', () => run('staff', ['accounts'])],
] as const)('%s', (_name, command) => {
  test('names missing migrations, applies none, and exits with 2', async () => {
    await database.pool.query('delete from schema_migration where version = $1', [last?.version]);
    const before = await schema();
    expect(await command()).toEqual({
      code: 2,
      output: '',
      errors: `The database lacks migration ${lastName}: a server of this Formulary applies what is missing when it starts, a command never does.\n`,
    });
    expect(await schema()).toBe(before);
  });

  test('reports a database newer than the program, and exits with 2', async () => {
    await database.pool.query(`insert into schema_migration values ($1, 'later', 'x')`, [
      migrations.length + 1,
    ]);
    expect(await command()).toEqual({
      code: 2,
      output: '',
      errors: `The database is newer than this Formulary: it has migration ${migrations.length + 1}, this program knows ${migrations.length}.\n`,
    });
  });
});

test('an inspecting command does not set up an empty database', async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  const { code, errors } = await run('audit', []);
  expect(code).toBe(2);
  expect(errors).toContain('The database lacks migrations 1 (extensions), 2 (outbox), ');
  const { rows } = await database.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
});

test('does not migrate the embedded database of a running server', async () => {
  const env = { FORMULARY_DATA: folder, NODE_ENV: 'production' };
  const server = spawnServer(env);
  await server.ready;
  const { pool, close } = await openForCommand(
    { dataFolder: folder, databaseUrl: undefined },
    () => {},
  );
  await pool.query('delete from schema_migration where version = $1', [last?.version]);
  await close();
  const { code, errors } = await run('audit', [], env);
  server.signal('SIGTERM');
  await server.ended;
  expect([code, errors]).toEqual([2, expect.stringContaining(`lacks migration ${lastName}`)]);
});

test('refuses a folder without a database in one sentence, and creates none', async () => {
  const { code, errors } = await run('audit', [], { FORMULARY_DATA: join(folder, 'data') });
  expect([code, errors]).toEqual([
    2,
    `There is no database in ${join(folder, 'data')}: set FORMULARY_DATA to the shop's folder, or DATABASE_URL.\n`,
  ]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('an import does not migrate an existing database', async () => {
  await database.pool.query('delete from schema_migration where version = $1', [last?.version]);
  const sample = fileURLToPath(
    new URL('../../catalogue/testing/tariff-sample.csv', import.meta.url),
  );
  const { code, errors } = await run('importCatalogue', [sample]);
  expect([code, errors]).toEqual([1, expect.stringContaining(`lacks migration ${lastName}`)]);
});
