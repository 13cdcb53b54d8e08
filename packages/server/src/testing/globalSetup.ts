import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool } from '../platform/database/createPool.ts';
import { prepareDatabase } from '../platform/database/embedded/prepareDatabase.queries.ts';
import { serverSettings } from '../platform/database/embedded/serverSettings.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../platform/database/migrations/migrate.queries.ts';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import { compileProgram } from './processes/compileProgram.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket folder of the PostgreSQL that all server tests share. */
    readonly postgresHost: string;
    readonly postgresPort: number;
    /** Folder of Node's compile cache for servers and commands that tests start. */
    readonly compiledCode: string;
  }
}

/** Each test file has its own pools. No rows are needed after the run, so writes need not survive a power cut. */
const settings = {
  ...serverSettings,
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
};

const IN_MEMORY = '/dev/shm';
/** The databases that are open at once, and the log of writes, take a quarter of it. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder for the databases of tests: in memory if there is room. A new database has a thousand files, and ext4
 * takes five times as long to make them where as many were just removed.
 */
function databasesFolder(): string {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM_BYTES) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : IN_MEMORY;
}

/**
 * Starts one PostgreSQL for all server tests and migrates its database `formulary`, the template that
 * createTestDatabase clones. Stops and removes everything afterwards.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(join(databasesFolder(), 'formulary-test-')));
  // A server that root started reads the compile cache as another user.
  chmodSync(folder, 0o755);
  const compiledCode = join(folder, 'compiled');
  const compiling = compileProgram(compiledCode);
  const postgres = await startEmbeddedPostgres(folder, () => {}, { settings });
  const pool = createPool(await prepareDatabase(postgres.host, postgres.port), () => {});
  await migrate(pool, readMigrations(migrationsFolder), () => {});
  // A template database must have no open connection.
  await pool.end();
  project.provide('postgresHost', postgres.host);
  project.provide('postgresPort', postgres.port);
  await compiling;
  project.provide('compiledCode', compiledCode);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
