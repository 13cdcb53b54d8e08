import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyForAllUsers } from '../process/copyForAllUsers.ts';
import type { UnprivilegedUser } from '../process/unprivilegedUser.ts';

/**
 * Returns a folder of files that the user can read: the given one, or a copy if the checkout is in a home closed to
 * them.
 */
export function reachablePages(folder: string, user: UnprivilegedUser): string {
  const file = firstFileIn(folder);
  if (file === undefined) return folder;
  const reading = spawnSync('/bin/cat', [file], { ...user, cwd: '/', stdio: 'ignore' });
  if (reading.status === 0) return folder;
  return copyForAllUsers(`${basename(folder)}-${stateOf(folder)}`, { '.': folder });
}

function firstFileIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isFile());
  return file && join(folder, file.name);
}

/** Hashes the folder; changes whenever a file is added, removed or rewritten. */
function stateOf(folder: string): string {
  const state = createHash('sha256').update(folder);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const { size, mtimeMs } = statSync(join(folder, path));
    state.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return state.digest('hex').slice(0, 16);
}
