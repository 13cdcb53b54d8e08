import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the major version of PostgreSQL that made a cluster; `undefined` if there is none. */
export function clusterMajor(clusterFolder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
