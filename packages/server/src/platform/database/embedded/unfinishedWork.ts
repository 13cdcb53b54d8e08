import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../process/StartupProblem.ts';

/** Folder in the data folder where a restore works until it is complete. */
export const UNFINISHED_RESTORE = 'restoring';
/** Folder in the data folder where an upgrade works until it is complete. */
export const UNFINISHED_UPGRADE = 'upgrading';

/** Refuses to set up a new database where a restore or an upgrade was cut short. */
export function refuseUnfinishedWork(dataFolder: string): void {
  if (existsSync(join(dataFolder, UNFINISHED_RESTORE))) {
    throw new StartupProblem(
      `A restore into ${dataFolder} was cut short: run "npm run restore" again, or empty the folder.`,
    );
  }
  if (existsSync(join(dataFolder, UNFINISHED_UPGRADE))) {
    throw new StartupProblem(
      `An upgrade of ${dataFolder} was cut short: run "npm run upgrade" again.`,
    );
  }
}
