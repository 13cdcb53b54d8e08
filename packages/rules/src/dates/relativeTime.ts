const JUST_NOW_SECONDS = 29;

/** Units in seconds, largest first. A month has 30 days and a year 365. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Describes how long ago an instant was: 'Just now' under 29 seconds, otherwise whole numbers of the largest unit, '3
 * hours ago' (spec 9.10). An instant in the future, from a fast clock, is 'Just now' too.
 */
export function relativeTime(then: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000);
  if (seconds < JUST_NOW_SECONDS) return 'Just now';
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
