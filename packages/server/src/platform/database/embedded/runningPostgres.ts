import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './isAlive.ts';
import { isPostmasterOf } from './isPostmasterOf.ts';
import { readPostmasterFile } from './readPostmasterFile.ts';

/** Returns where the embedded PostgreSQL of a data folder answers; `undefined` unless it runs. */
export function runningPostgres(
  dataFolder: string,
): { readonly host: string; readonly port: number } | undefined {
  const folder = existing(join(dataFolder, 'postgres'));
  const file = folder === undefined ? undefined : readPostmasterFile(folder);
  if (!folder || file?.status !== 'ready') return undefined;
  const isRunning = isAlive(file.pid) && isPostmasterOf(folder, file.pid);
  return isRunning ? { host: file.socketFolder, port: file.port } : undefined;
}

function existing(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}
