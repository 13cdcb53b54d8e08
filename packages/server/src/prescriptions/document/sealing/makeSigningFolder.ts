import { StartupProblem } from '../../../platform/process/StartupProblem.ts';
import { makeFolder } from '../../../platform/process/makeFolder.ts';

/**
 * Makes a folder for keys and certificates that only the shop may read. Refuses with a `StartupProblem` when it cannot
 * be made.
 */
export function makeSigningFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StartupProblem(`The folder of keys cannot be made (${why}): ${folder}.`);
  }
}
