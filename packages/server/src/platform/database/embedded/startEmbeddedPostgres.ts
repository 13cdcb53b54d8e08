import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../process/makeFolder.ts';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { adoptPostmaster } from './adoptPostmaster.ts';
import { chooseDatabaseUser } from './chooseDatabaseUser.ts';
import { claimDataFolder } from './claimDataFolder.ts';
import { clusterMajor } from './clusterMajor.ts';
import { createCluster } from './createCluster.ts';
import type { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { isDiskFull } from './isDiskFull.ts';
import { superviseServer } from './superviseServer.ts';
import { nativeBinaries } from './nativeBinaries.ts';
import { openArchive } from './openArchive.ts';
import { reachableBinaries } from './reachableBinaries.ts';
import { serverSettings } from './serverSettings.ts';
import { startPostmaster } from './startPostmaster.ts';
import { refuseUnfinishedWork } from './unfinishedWork.ts';

/** Options of the embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** Folder where it archives its WAL, so that a restore reaches any moment. */
  readonly walArchive?: string | undefined;
  /** For tests only, whose databases need not survive a power cut. */
  readonly settings?: Readonly<Record<string, string>>;
}

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Runs PostgreSQL on a data folder: claims the folder, creates the cluster the first time, adopts or starts PostgreSQL,
 * and restarts it when it dies. Refuses with a `StartupProblem` what an operator can fix.
 * @param say receives progress in plain words.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  say: (progress: string) => void,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  makeFolder(dataFolder);
  const folder = realpathSync(dataFolder);
  const release = claimDataFolder(folder);
  try {
    return await runOn(folder, release, say, options);
  } catch (error) {
    release();
    throw error;
  }
}

async function runOn(
  dataFolder: string,
  release: () => void,
  say: (progress: string) => void,
  { settings: own = serverSettings, walArchive }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const clusterFolder = join(dataFolder, 'postgres');
  const user = chooseDatabaseUser(clusterFolder);
  const binaries = nativeBinaries();
  const binFolder = join(reachableBinaries(binaries, user), 'bin');
  const isNew = !existsSync(clusterFolder);
  refuseOlderCluster(clusterFolder, Number.parseInt(binaries.version, 10));
  if (isNew) {
    refuseUnfinishedWork(dataFolder);
    say(`Setting up the database in ${clusterFolder}`);
    await createCluster(clusterFolder, binFolder, user);
  }
  const archive = walArchive ? openArchive(walArchive, clusterFolder, user) : {};
  const settings = { ...own, ...archive };
  const adopted = isNew ? undefined : await adoptPostmaster(clusterFolder);
  const logFile = join(dataFolder, 'postgres.log');
  const logSize = makeRoom(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const options = { clusterFolder, binFolder, user, log, settings };
  const first = adopted ?? (await startPostmaster(options));
  if (first === undefined) {
    closeSync(log);
    throw new StartupProblem(describePostgresFailure(clusterFolder, logFile, logSize));
  }

  let isStopped = false;
  let reached = clusterFolder;
  const running = superviseServer(first, () => ({ ...options, clusterFolder: reached }));
  return {
    host: first.socketFolder,
    port: first.port,
    isAdopted: adopted !== undefined,
    pid: running.pid,
    user,
    enter: () => {
      // Folders above the cluster may be open to root only; the cluster belongs to its user.
      process.chdir(clusterFolder);
      reached = '.';
    },
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      await running.stop();
      closeSync(log);
      release();
    },
    kill: running.kill,
  };
}

/** Names the command that carries a cluster of an earlier version over. */
function refuseOlderCluster(clusterFolder: string, major: number): void {
  const found = clusterMajor(clusterFolder);
  if (found === undefined || found >= major) return;
  throw new StartupProblem(
    `The database in ${clusterFolder} is of PostgreSQL ${found}, and this Formulary runs ${major}: run "npm run upgrade", which carries it over and keeps the old one.`,
  );
}

/** Truncates an oversized log and returns its size in bytes. */
function makeRoom(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_LOG_BYTES) return size;
  truncateSync(logFile);
  return 0;
}

/** Reads PostgreSQL's log from `offset` bytes and returns one sentence on why it did not start. */
function describePostgresFailure(clusterFolder: string, logFile: string, offset: number): string {
  const log = readFileSync(logFile).subarray(offset).toString('utf8');
  if (isDiskFull(log)) {
    return `The disk is full: the database in ${clusterFolder} has no room to start.`;
  }
  if (log.includes('Read-only file system')) {
    return `The database in ${clusterFolder} cannot start: its disk is read-only.`;
  }
  if (log.includes('database files are incompatible with server')) {
    return `The database in ${clusterFolder} was made by another version of PostgreSQL: use the Formulary that made it, or set FORMULARY_DATA to another folder.`;
  }
  const failure = log.split('\n').findLast((line) => /FATAL|PANIC/.test(line));
  const reason = failure?.replace(/^.*?(FATAL|PANIC):\s+/, '').trim();
  return reason
    ? `PostgreSQL did not start: ${reason} (${logFile}).`
    : `PostgreSQL did not start; its log is ${logFile}.`;
}
