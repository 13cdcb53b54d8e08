import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseUser } from './chooseDatabaseUser.ts';
import { clusterArgument } from './clusterArgument.ts';
import type { Postmaster } from './Postmaster.ts';
import { readPostmasterFile } from './readPostmasterFile.ts';

const POLL_MS = 10;
/** A socket path may have about 107 bytes; PostgreSQL and mkdtemp add 40 to the folder. */
const LONGEST_TEMPORARY_FOLDER = 60;

/** Options for running one PostgreSQL. */
export interface PostmasterOptions {
  readonly clusterFolder: string;
  readonly binFolder: string;
  readonly user: DatabaseUser;
  /** File descriptor of PostgreSQL's log, kept open because a server without root may be unable to open it again. */
  readonly log: number;
  /** Configuration: `serverSettings`, except for test databases. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reused for a restart, so that the pool finds the new process. */
  readonly socketFolder?: string;
}

/**
 * Starts PostgreSQL on a cluster and waits until it answers, including crash recovery. Returns `undefined` when
 * PostgreSQL gives up; the log has the reason. It runs in a separate session, so that Ctrl-C reaches only the server,
 * which finishes pending requests before it stops the database.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster | undefined> {
  const { clusterFolder, binFolder, user, log, settings } = options;
  const socketFolder = options.socketFolder ?? makeSocketFolder(user);
  const child = spawn(
    join(binFolder, 'postgres'),
    [
      `-D${clusterArgument(clusterFolder, user)}`,
      `-cunix_socket_directories=${quoted(socketFolder)}`,
      ...Object.entries(settings).map(([name, value]) => `-c${name}=${value}`),
    ],
    { ...user, cwd: clusterFolder, env: {}, detached: true, stdio: ['ignore', log, log] },
  );
  const life = new AbortController();
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      life.abort();
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  while (!life.signal.aborted) {
    const file = readPostmasterFile(clusterFolder);
    if (file !== undefined && file.pid === child.pid && file.status === 'ready') {
      child.unref();
      return { pid: file.pid, port: file.port, socketFolder, ended };
    }
    await Promise.race([ended, wait(POLL_MS)]);
  }
  if (options.socketFolder === undefined) rmSync(socketFolder, { recursive: true, force: true });
  return undefined;
}

/** Makes a short socket folder: the data folder's path may be too long for a socket or contain any characters. */
function makeSocketFolder(user: DatabaseUser): string {
  const temporary = tmpdir().length <= LONGEST_TEMPORARY_FOLDER ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(temporary, 'formulary-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Quotes a path: the setting is a list, separated by commas and spaces. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
