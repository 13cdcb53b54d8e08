/** A calendar day without time and place, yyyy-MM-dd. Days compare as strings. */
export type Day = string;

/** Formats a calendar day for the UK, dd/MM/yyyy (spec 1.7). */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}
