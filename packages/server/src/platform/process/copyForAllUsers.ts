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

/** Only root can write here and everybody can read, so all users can trust and run its contents. */
const SHARED_FOLDER = '/var/cache/formulary';
const READ_AND_RUN = 0o755;

/** Source files or folders by their path in the copy. */
export type CopiedFiles = Readonly<Record<string, string>>;

/**
 * Copies files to a folder where every user can read and run them, unless a copy of that name exists. Returns the
 * folder. The name must change with the contents.
 */
export function copyForAllUsers(name: string, files: CopiedFiles): string {
  const folder = sharedFolder();
  const copy = join(folder, name);
  if (existsSync(copy)) return copy;
  // Filled aside and renamed, so that a copy is always complete.
  const partial = mkdtempSync(join(folder, 'partial-'));
  try {
    for (const [path, source] of Object.entries(files)) {
      cpSync(source, join(partial, path), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !file.endsWith('.a'),
      });
    }
    openToAll(partial);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function sharedFolder(): string {
  try {
    mkdirSync(SHARED_FOLDER, { recursive: true });
    chmodSync(SHARED_FOLDER, READ_AND_RUN);
    return SHARED_FOLDER;
  } catch {
    // A read-only system still has a temporary folder; nobody can have prepared a fresh one.
    const folder = mkdtempSync(join(tmpdir(), 'formulary-'));
    chmodSync(folder, READ_AND_RUN);
    return folder;
  }
}

/** Makes files readable for all: after a checkout under a strict umask, the copies would be readable by root only. */
function openToAll(folder: string): void {
  chmodSync(folder, READ_AND_RUN);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), READ_AND_RUN);
  }
}
