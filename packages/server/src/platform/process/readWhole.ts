import { StartupProblem } from './StartupProblem.ts';

/** The bounds of a setting that is a whole number, and what it is unless set. */
export interface WholeNumberSetting {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
  /** What it counts: 'minutes'. */
  readonly unit: string;
}

/** Reads a setting that is a whole number within bounds; an empty value counts as not set. */
export function readWhole(
  name: string,
  value: string | undefined,
  { least, most, standard, unit }: WholeNumberSetting,
): number {
  if (!value) return standard;
  const number = Number(value);
  const isFit = /^\d{1,9}$/.test(value) && number >= least && number <= most;
  if (isFit) return number;
  throw new StartupProblem(
    `${name} must be a whole number of ${unit} from ${least} to ${most}, not "${value}".`,
  );
}
