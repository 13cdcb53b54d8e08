import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createPool } from '../platform/database/createPool.ts';
import { adoptPostmaster } from '../platform/database/embedded/adoptPostmaster.ts';
import {
  chooseDatabaseUser,
  type DatabaseUser,
} from '../platform/database/embedded/chooseDatabaseUser.ts';
import { claimDataFolder } from '../platform/database/embedded/claimDataFolder.ts';
import { clusterMajor } from '../platform/database/embedded/clusterMajor.ts';
import { createCluster } from '../platform/database/embedded/createCluster.ts';
import { nativeBinaries } from '../platform/database/embedded/nativeBinaries.ts';
import { prepareDatabase } from '../platform/database/embedded/prepareDatabase.queries.ts';
import { reachableBinaries } from '../platform/database/embedded/reachableBinaries.ts';
import { serverSettings } from '../platform/database/embedded/serverSettings.ts';
import { startPostmaster } from '../platform/database/embedded/startPostmaster.ts';
import { stopPostmaster } from '../platform/database/embedded/stopPostmaster.ts';
import { UNFINISHED_UPGRADE } from '../platform/database/embedded/unfinishedWork.ts';
import { migrate } from '../platform/database/migrations/migrate.queries.ts';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { carryOver, type CarriedOver } from './carryOver.queries.ts';
import { previousPrograms } from './previousPrograms.ts';

const LONGEST_STATEMENT_MS = 3_600_000;

/** A finished upgrade. */
export interface Upgraded extends CarriedOver {
  readonly from: number;
  readonly to: number;
  /** The unchanged old cluster. */
  readonly kept: string;
}

type Say = (progress: string) => void;

/**
 * Carries the embedded database of an earlier major version of PostgreSQL over to this program's. Works on a copy: the
 * old cluster stays as it was, under another name. Refuses with a `StartupProblem` a cluster that it cannot carry over,
 * and leaves it in place.
 */
export async function upgradeCluster(dataFolder: string, say: Say): Promise<Upgraded> {
  const cluster = join(dataFolder, 'postgres');
  if (!existsSync(dataFolder)) throw new StartupProblem(`There is no data folder ${dataFolder}.`);
  const release = claimDataFolder(dataFolder);
  const work = join(dataFolder, UNFINISHED_UPGRADE);
  try {
    putBack(dataFolder, cluster);
    const from = clusterMajor(cluster);
    if (from === undefined) throw new StartupProblem(`There is no database in ${dataFolder}.`);
    const user = chooseDatabaseUser(cluster);
    const binaries = nativeBinaries();
    const to = Number.parseInt(binaries.version, 10);
    if (from >= to) {
      throw new StartupProblem(
        `The database in ${cluster} is of PostgreSQL ${from}, and this Formulary runs ${to}: there is nothing to carry over.`,
      );
    }
    const left = await adoptPostmaster(cluster);
    if (left) await stopPostmaster(left);
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { mode: 0o711 });
    const oldPrograms = await previousPrograms(from, user, say);
    const programs = join(reachableBinaries(binaries, user), 'bin');
    say('Copying the old database');
    copyCluster(cluster, join(work, 'old'), user);
    await createCluster(join(work, 'new'), programs, user);
    const carried = await carryBetween(
      { folder: join(work, 'old'), programs: oldPrograms, user, log: join(work, 'old.log') },
      { folder: join(work, 'new'), programs, user, log: join(work, 'new.log') },
      say,
    );
    const kept = freeName(`${cluster}-${from}`);
    renameSync(cluster, kept);
    renameSync(join(work, 'new'), cluster);
    return { ...carried, from, to, kept };
  } finally {
    if (existsSync(cluster)) rmSync(work, { recursive: true, force: true });
    release();
  }
}

/** Puts the old cluster back where an upgrade was cut short between its last two steps. */
function putBack(dataFolder: string, cluster: string): void {
  if (existsSync(cluster) || !existsSync(join(dataFolder, UNFINISHED_UPGRADE))) return;
  const kept = readdirSync(dataFolder)
    .filter((name) => /^postgres-\d+/.test(name))
    .toSorted()
    .at(-1);
  if (kept !== undefined) renameSync(join(dataFolder, kept), cluster);
}

function freeName(path: string): string {
  for (let copy = 1; ; copy += 1) {
    const name = copy === 1 ? path : `${path}-${copy}`;
    if (!existsSync(name)) return name;
  }
}

function copyCluster(cluster: string, copy: string, { uid, gid }: DatabaseUser): void {
  cpSync(cluster, copy, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  // Node copies modes of files only, and PostgreSQL refuses a folder that others may read.
  chmodSync(copy, 0o700);
  if (uid === undefined || gid === undefined) return;
  for (const name of ['.', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(copy, name), uid, gid);
  }
}

interface Cluster {
  readonly folder: string;
  readonly programs: string;
  readonly user: DatabaseUser;
  readonly log: string;
}

async function carryBetween(old: Cluster, made: Cluster, say: Say): Promise<CarriedOver> {
  const from = await openCluster(old, say);
  try {
    const to = await openCluster(made, () => {});
    try {
      say('Carrying over');
      return await carryOver(from.client, to.client, say);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Starts a cluster and migrates its database to this program, then connects to it as superuser. */
async function openCluster({ folder, programs, user, log: logFile }: Cluster, say: Say) {
  const log = openSync(logFile, 'a', 0o600);
  // Older versions do not know all settings.
  const { io_method: _newer, ...settings } = serverSettings;
  const postmaster = await startPostmaster({
    clusterFolder: folder,
    binFolder: programs,
    user,
    log,
    settings,
  });
  closeSync(log);
  if (!postmaster) {
    const reason = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
    throw new StartupProblem(`PostgreSQL did not start on a copy of the database: ${reason}.`);
  }
  try {
    const { socketFolder: host, port } = postmaster;
    const pool = createPool(await prepareDatabase(host, port), () => {}, {
      longestStatementMs: LONGEST_STATEMENT_MS,
      isPipelined: false,
    });
    try {
      await migrate(pool, readMigrations(migrationsFolder), say);
    } finally {
      await pool.end();
    }
    const client = new Client({ host, port, user: 'postgres', database: 'formulary' });
    await client.connect();
    return {
      client,
      close: async () => {
        await client.end();
        await stopPostmaster(postmaster);
      },
    };
  } catch (error) {
    await stopPostmaster(postmaster);
    throw error;
  }
}
