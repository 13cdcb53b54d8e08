/** @module-tag start */
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

let folder: string;
let running: EmbeddedPostgres | undefined;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-test-')));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres(folder, () => {});
  return running;
}

async function settings(names: readonly string[]): Promise<Record<string, string>> {
  const { host = '', port = 0 } = running ?? {};
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

test('is durable, and reachable through its socket only', async () => {
  await start();
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses'];
  expect(await settings([...names, 'server_encoding', 'data_checksums'])).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    data_checksums: 'on',
  });
});

test('replaces a cluster whose creation was cut short', async () => {
  mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
  expect((await start()).isAdopted).toBe(false);
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
});

test('removes its socket, and may be stopped twice', async () => {
  const postgres = await start();
  expect(existsSync(postgres.host)).toBe(true);
  await postgres.stop();
  await postgres.stop();
  expect(existsSync(postgres.host)).toBe(false);
});

test('refuses the files of another version of PostgreSQL in one sentence', async () => {
  await (await start()).stop();
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    `The database in ${join(folder, 'postgres')} is of PostgreSQL 17, and this Formulary runs 18: run "npm run upgrade", which carries it over and keeps the old one.`,
  );
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '19\n');
  await expect(start()).rejects.toThrow(
    `The database in ${join(folder, 'postgres')} was made by another version of PostgreSQL: use the Formulary that made it, or set FORMULARY_DATA to another folder.`,
  );
});
