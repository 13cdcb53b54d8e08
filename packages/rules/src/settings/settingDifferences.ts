import { linesOf } from './lines.ts';
import type { SettingSection, SettingValues } from './settingSection.ts';

/** A field that a change gives another value. */
export interface SettingDifference {
  readonly field: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const listLines = (value: string): string => linesOf(value).join(', ');

/** Returns the fields that differ, with both values in words. */
export function settingDifferences(
  { labels, say = listLines }: SettingSection,
  before: SettingValues,
  after: SettingValues,
): readonly SettingDifference[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [from = '', to = ''] = [before[field], after[field]];
    return from === to ? [] : [{ field, label, from: say(from, to), to: say(to, from) }];
  });
}
