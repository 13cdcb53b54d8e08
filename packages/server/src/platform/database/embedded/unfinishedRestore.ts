import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../process/StartupProblem.ts';

/** Folder in the data folder where a restore works until it is complete. */
export const UNFINISHED_RESTORE = 'restoring';

/** Refuses to set up a new database where a restore was cut short. */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (!existsSync(join(dataFolder, UNFINISHED_RESTORE))) return;
  throw new StartupProblem(
    `A restore into ${dataFolder} was cut short: run "npm run restore" again, or empty the folder.`,
  );
}
