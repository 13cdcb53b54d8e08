import type { FormRules } from '../forms/fieldCheck.ts';

/** The values of a section, by field. Values of several lines hold one entry to a line. */
export type SettingValues = Readonly<Record<string, string>>;

/** A section of the settings, which changes as one. */
export interface SettingSection {
  /** As in 'Changed the bank details'. */
  readonly named: string;
  /** Name of each field, as people read it. */
  readonly labels: SettingValues;
  readonly rules: FormRules<string>;
  /** Values of a shop in which nobody has changed them. */
  readonly defaults: SettingValues;
  /** Says a value beside the other one of a change. Without it, the lines of the value are listed. */
  readonly say?: (value: string, other: string) => string;
}
