import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterArgument } from './clusterArgument.ts';
import type { DatabaseUser } from './DatabaseUser.ts';
import type { Postmaster } from './Postmaster.ts';
import { readPostmasterFile } from './readPostmasterFile.ts';

const POLL_MS = 10;
/** A socket's path may have about 107 bytes; what PostgreSQL and mkdtemp add to the folder is 40. */
const LONGEST_TEMPORARY_FOLDER = 60;

/** How to run one PostgreSQL. */
export interface PostmasterOptions {
  readonly clusterFolder: string;
  readonly binFolder: string;
  readonly user: DatabaseUser;
  /** PostgreSQL's own messages go here: an open file, which a server that gave root up could not open again. */
  readonly log: number;
  /** Its configuration: `serverSettings`, but for databases that nobody keeps. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reused when a PostgreSQL that died is started again, so that the pool finds the new one. */
  readonly socketFolder?: string;
}

/**
 * Starts PostgreSQL on a cluster and waits until it answers, crash recovery included.
 * It runs in a session of its own, so that Ctrl-C in the terminal reaches only the server, which
 * finishes what is in flight before it stops the database. `undefined` when PostgreSQL gave up; the
 * reason is in the log file.
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

/** A short path of its own: the data folder's may be too long for a socket, or hold anything. */
function makeSocketFolder(user: DatabaseUser): string {
  const temporary = tmpdir().length <= LONGEST_TEMPORARY_FOLDER ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(temporary, 'formulary-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** The setting is a list: commas and spaces in a path need quotes. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
