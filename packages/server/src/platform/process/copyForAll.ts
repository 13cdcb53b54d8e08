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

/** Only root can write here and everybody can read: what is in it can be trusted and run by all. */
const SHARED_FOLDER = '/var/cache/formulary';
const READ_AND_RUN = 0o755;

/** Files or folders, by the path that each gets within the copy. */
export type CopiedFiles = Readonly<Record<string, string>>;

/**
 * Copies files to where every user of the machine can read and run them, unless a copy of that name is there, and
 * answers the folder. The name is to change with what is in it.
 */
export function copyForAll(name: string, files: CopiedFiles): string {
  const folder = sharedFolder();
  const copy = join(folder, name);
  if (existsSync(copy)) return copy;
  // Filled aside and renamed, so that a copy with the right name is always a whole one.
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
    // A read-only system still has a temporary folder; a fresh one cannot have been prepared by others.
    const folder = mkdtempSync(join(tmpdir(), 'formulary-'));
    chmodSync(folder, READ_AND_RUN);
    return folder;
  }
}

/** A checkout made under a strict umask has files that only root can read; so would their copies. */
function openToAll(folder: string): void {
  chmodSync(folder, READ_AND_RUN);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), READ_AND_RUN);
  }
}
