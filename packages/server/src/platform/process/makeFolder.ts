import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder if it is missing, and whatever it is in; throws what the system says, with the path that it says it of. Level by
 * level: Node's own way never ends where the system lets nobody make a folder, as in `/proc`, and says "not found" of a read-only disk.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent, mode);
  accessSync(parent, constants.W_OK);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
