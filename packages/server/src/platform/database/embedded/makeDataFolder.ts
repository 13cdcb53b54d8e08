import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the data folder if it is missing and answers its real path; throws what the system says. */
export function makeDataFolder(folder: string): string {
  // Making several levels on a read-only disk ends in "not found"; the nearest one there knows why.
  if (!existsSync(folder)) accessSync(nearest(folder), constants.W_OK);
  mkdirSync(folder, { recursive: true });
  return realpathSync(folder);
}

function nearest(folder: string): string {
  const parent = dirname(folder);
  return existsSync(parent) || parent === folder ? parent : nearest(parent);
}
