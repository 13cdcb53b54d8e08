import { StartupProblem } from './StartupProblem.ts';

/** Bounds and default of a whole-number setting. */
export interface IntegerSetting {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
  /** Plural unit, such as 'minutes'. */
  readonly unit: string;
}

/** Reads a whole-number setting within bounds; an empty value counts as unset. */
export function readInteger(
  name: string,
  value: string | undefined,
  { least, most, standard, unit }: IntegerSetting,
): number {
  if (!value) return standard;
  const number = Number(value);
  const isFit = /^\d{1,9}$/.test(value) && number >= least && number <= most;
  if (isFit) return number;
  throw new StartupProblem(
    `${name} must be a whole number of ${unit} from ${least} to ${most}, not "${value}".`,
  );
}
