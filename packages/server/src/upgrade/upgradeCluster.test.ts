/** @module-tag start */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { fillShop } from '../audit/testing/fillShop.queries.ts';
import { createPool } from '../platform/database/createPool.ts';
import { chooseDatabaseUser } from '../platform/database/embedded/chooseDatabaseUser.ts';
import { prepareDatabase } from '../platform/database/embedded/prepareDatabase.queries.ts';
import { startPostmaster } from '../platform/database/embedded/startPostmaster.ts';
import { stopPostmaster } from '../platform/database/embedded/stopPostmaster.ts';
import { migrate } from '../platform/database/migrations/migrate.queries.ts';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { readTrust } from '../prescriptions/trust/readTrust.ts';
import { describeNeeding } from '../testing/describeNeeding.ts';
import { upgradeCluster } from './upgradeCluster.ts';

const OLD = '/usr/lib/postgresql/15/bin';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-upgrade-')));
  // Debian's programs refuse a folder that their user cannot come back to.
  chmodSync(folder, 0o711);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs work on the database of a cluster of PostgreSQL 15. */
async function onOldCluster(work: (client: Client, host: string) => Promise<void>): Promise<void> {
  const clusterFolder = join(folder, 'postgres');
  const log = openSync(join(folder, 'old.log'), 'a');
  const user = chooseDatabaseUser(clusterFolder);
  const settings = { listen_addresses: '', fsync: 'off' };
  const postmaster = await startPostmaster({ clusterFolder, binFolder: OLD, user, log, settings });
  closeSync(log);
  if (!postmaster) throw new Error('PostgreSQL 15 did not start');
  const { socketFolder: host, port } = postmaster;
  await prepareDatabase(host, port);
  const client = new Client({ host, port, user: 'formulary', database: 'formulary' });
  await client.connect();
  try {
    await work(client, host);
  } finally {
    await client.end();
    await stopPostmaster(postmaster);
  }
}

function createOldCluster(): void {
  const cluster = join(folder, 'postgres');
  const user = chooseDatabaseUser(cluster);
  mkdirSync(cluster, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(cluster, user.uid, user.gid);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const { status } = spawnSync(join(OLD, 'initdb'), [`--pgdata=${cluster}`, ...options], {
    ...user,
    cwd: cluster,
  });
  expect(status).toBe(0);
}

describeNeeding('PostgreSQL 15', 'the database of an earlier PostgreSQL', () => {
  test('is carried over with every row and number, and the old folder is kept', async () => {
    createOldCluster();
    await onOldCluster(async (client, host) => {
      const connection = { host, port: 5432, user: 'formulary', database: 'formulary' };
      const pool = createPool(connection, () => {});
      await migrate(pool, readMigrations(migrationsFolder), () => {});
      await pool.end();
      await fillShop(client, 200, () => {});
      // As a migration of long ago may have found it.
      await client.query(`
        alter table prescription_events drop constraint prescription_events_are_sealed;
        alter table prescription_events add constraint prescription_events_are_sealed
          check ((key_id is null) = (seal is null) and (seal is not null or sequence <= 7))`);
    });
    const config = { dataFolder: folder, databaseUrl: undefined };
    await expect(openForCommand(config, () => {})).rejects.toThrow(
      `The database in ${join(folder, 'postgres')} is of PostgreSQL 15, and this Formulary runs 18: run "npm run upgrade", which carries it over and keeps the old one.`,
    );

    // An upgrade that was cut short between its last two steps is taken up again.
    renameSync(join(folder, 'postgres'), join(folder, 'postgres-15'));
    mkdirSync(join(folder, 'upgrading'));
    await expect(openForCommand({ ...config }, () => {}, { canCreate: true })).rejects.toThrow(
      `An upgrade of ${folder} was cut short: run "npm run upgrade" again.`,
    );

    const upgraded = await upgradeCluster(folder, () => {});
    expect(upgraded).toMatchObject({ from: 15, to: 18, kept: join(folder, 'postgres-15') });
    expect(existsSync(join(folder, 'upgrading'))).toBe(false);
    const { pool, db, close } = await openForCommand(config, () => {});
    const { rows } = await pool.query(`
      select (select count(*) from orders) as orders, (select last_value from order_numbers) as last,
        (select pg_get_constraintdef(oid) from pg_constraint where conname = 'prescription_events_are_sealed') as sealed`);
    expect(rows).toEqual([{ orders: 200, last: 200, sealed: expect.stringContaining('<= 7') }]);
    const trust = readTrust(join(folder, 'signing'), { keyFiles: [], anchorFiles: [] });
    const broken = await audit({ db, trust }, new Date());
    await close();
    expect(broken).toEqual([]);
    await expect(upgradeCluster(folder, () => {})).rejects.toThrow(
      'is of PostgreSQL 18, and this Formulary runs 18: there is nothing to carry over.',
    );
  });

  test('is left as it is when it holds what no migration made', async () => {
    rmSync(join(folder, 'postgres'), { recursive: true });
    renameSync(join(folder, 'postgres-15'), join(folder, 'postgres'));
    await onOldCluster(async (client) => {
      await client.query('create table notes_of_the_operator (note text)');
    });
    await expect(upgradeCluster(folder, () => {})).rejects.toThrow(
      'The database has something that no migration made, or lacks something: column notes_of_the_operator.note text',
    );
    expect(readdirSync(folder).filter((name) => /^(postgres|upgrading)/.test(name))).toEqual([
      'postgres',
      'postgres.log',
    ]);
  });
});
