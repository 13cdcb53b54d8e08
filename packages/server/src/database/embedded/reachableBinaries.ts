import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupProblem } from '../../startup/StartupProblem.ts';
import type { DatabaseUser } from './DatabaseUser.ts';
import type { NativeBinaries } from './nativeBinaries.ts';

/** Only root can write here and everybody can read: a program in it can be trusted and run by all. */
const SHARED_FOLDER = '/var/cache/formulary';
const READ_AND_RUN = 0o755;

/**
 * The folder with PostgreSQL's programs as the database user can run them. A checkout under a home
 * that others cannot enter is out of reach for that user, so root keeps a copy outside; the test is
 * to run the program, not to guess from permissions.
 */
export function reachableBinaries(binaries: NativeBinaries, user: DatabaseUser): string {
  if (user.uid === undefined || canRun(binaries.folder, user)) return binaries.folder;
  const copy = copyWithin(sharedFolder(), binaries);
  if (canRun(copy, user)) return copy;
  throw new StartupProblem(
    `PostgreSQL must not run as root, and uid ${user.uid} can run it neither from ${binaries.folder} nor from ${copy}: start Formulary as an ordinary user, or set DATABASE_URL.`,
  );
}

function canRun(folder: string, user: DatabaseUser): boolean {
  const program = join(folder, 'bin', 'postgres');
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function sharedFolder(): string {
  try {
    mkdirSync(SHARED_FOLDER, { recursive: true });
    chmodSync(SHARED_FOLDER, READ_AND_RUN);
    return SHARED_FOLDER;
  } catch {
    // A read-only system still has a temporary folder; a fresh one cannot have been prepared by others.
    const folder = mkdtempSync(join(tmpdir(), 'formulary-'));
    chmodSync(folder, READ_AND_RUN);
    return folder;
  }
}

function copyWithin(folder: string, binaries: NativeBinaries): string {
  const copy = join(folder, `postgresql-${binaries.version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  // Filled aside and renamed, so that a copy with the right name is always a whole one.
  const partial = mkdtempSync(join(folder, 'partial-'));
  try {
    cpSync(binaries.folder, partial, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    openToAll(partial);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** A checkout made under a strict umask has files that only root can read; so would their copies. */
function openToAll(folder: string): void {
  chmodSync(folder, READ_AND_RUN);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), READ_AND_RUN);
  }
}
