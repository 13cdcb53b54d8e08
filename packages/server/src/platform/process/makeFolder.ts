import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its missing parents; throws the system's error with its path. The mode is the folder's alone: a
 * server that drops root must pass its parents. Works level by level: Node's
 * recursive mode never ends where folders cannot be made, as in `/proc`, and reports "not found" on a read-only disk.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  accessSync(parent, constants.W_OK);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
