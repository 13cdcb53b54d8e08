/** @module-tag start */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../start/config.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { BACKUP_FILES, readFacts } from './BackupFacts.ts';
import { takeBackup } from './takeBackup.ts';

const NOW = new Date('2026-11-29T02:15:00Z');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'formulary-take-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function backUp(url: string) {
  const settings = {
    FORMULARY_DATA: join(folder, 'data'),
    DATABASE_URL: url,
    SIGNATURE_KEY_FILE: join(folder, 'key.pem'),
    ANCHORS: `${join(folder, 'one')}, ${join(folder, 'two')}`,
  };
  const options = { folder: join(folder, 'backups'), now: NOW, keep: 2, say: () => {} };
  return takeBackup(readConfig(settings, '/'), options);
}

test('an external database: refuses a user who may not replicate, then keeps the newest with the files of settings', async () => {
  for (const name of ['key.pem', 'one', 'two']) writeFileSync(join(folder, name), name);
  for (const name of [
    '2026-11-26T02-15-00Z',
    '2026-11-27T02-15-00Z',
    '2026-11-28T02-15-00Z.partial',
    'wal',
  ]) {
    mkdirSync(join(folder, 'backups', name), { recursive: true });
  }
  const there = readdirSync(join(folder, 'backups'));
  await expect(backUp(database.url)).rejects.toThrow(
    'The database of DATABASE_URL gives no base backup: its user needs the right to replicate: alter role … replication.',
  );
  expect(readdirSync(join(folder, 'backups'))).toEqual(there);

  const made = await backUp(database.url.replace('formulary@', 'postgres@'));
  expect(readdirSync(join(folder, 'backups'))).toEqual([
    '2026-11-27T02-15-00Z',
    '2026-11-29T02-15-00Z',
    'wal',
  ]);
  expect(readdirSync(join(made, BACKUP_FILES.given))).toEqual([
    'ANCHORS-1',
    'ANCHORS-2',
    'SIGNATURE_KEY_FILE',
  ]);
  expect(readFacts(made)).toMatchObject({ owner: 'formulary' });
  expect(existsSync(join(made, BACKUP_FILES.signing))).toBe(false);
});
