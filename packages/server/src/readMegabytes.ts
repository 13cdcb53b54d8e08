import { StartupProblem } from './platform/process/StartupProblem.ts';

const MB = 1024 * 1024;
/** Three documents of 8 MB: a lower limit would refuse the largest registrations. */
const LEAST = 24;
const MOST = 1_000_000;

/**
 * Reads a number of megabytes, 24 or more, and returns bytes. Refuses anything else with a `StartupProblem` that names
 * the variable.
 */
export function readMegabytes(name: string, value: string | undefined, standard: number): number {
  const megabytes = Number(value || standard);
  const isFit = Number.isInteger(megabytes) && megabytes >= LEAST && megabytes <= MOST;
  if (isFit) return megabytes * MB;
  throw new StartupProblem(
    `${name} must be a whole number of megabytes from ${LEAST} to ${MOST}, not "${value}".`,
  );
}
