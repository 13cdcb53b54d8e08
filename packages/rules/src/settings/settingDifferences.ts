import { formatDay } from '../dates/day.ts';
import { isDay } from '../dates/isDay.ts';
import { linesOf } from './lines.ts';
import { sayNoticeTo } from './noticeSection.ts';
import type { SettingSectionName } from './settingSectionNames.ts';
import { type SettingValues, settingSections } from './settingSections.ts';

/** A field that a change gives another value. */
export interface SettingDifference {
  readonly field: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the fields that differ, with both values in words. Of days, only those that were added or removed are named.
 */
export function settingDifferences(
  section: SettingSectionName,
  before: SettingValues,
  after: SettingValues,
): readonly SettingDifference[] {
  return Object.entries(settingSections[section].labels).flatMap(([field, label]) => {
    const [from = '', to = ''] = [before[field], after[field]];
    if (from === to) return [];
    return [{ field, label, from: wordsOf(section, from, to), to: wordsOf(section, to, from) }];
  });
}

function wordsOf(section: SettingSectionName, value: string, other: string): string {
  if (section === 'notices') return sayNoticeTo(value);
  if (section !== 'delivery') return linesOf(value).join(', ');
  const others = linesOf(other);
  return linesOf(value)
    .filter((line) => !others.includes(line))
    .map((line) => (isDay(line) ? formatDay(line) : line))
    .join(', ');
}
