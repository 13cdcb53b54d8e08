import { filledWords } from '../filledWords.ts';

const DAY_MS = 86_400_000;
const DAY_LENGTH = 'yyyy-MM-dd'.length;
const MONTH_LENGTH = 'yyyy-MM'.length;

/** What staff type: two letters, words that many and few have, a number, an address, a postcode. */
const SEARCHES = [
  'ad',
  filledWords.common,
  filledWords.frequent,
  `${filledWords.frequent} ${filledWords.common}`,
  filledWords.rare,
  '31',
  'c31@orchard.test',
  filledWords.postcode,
];

/** Returns values to try for a field, by its name and declared shape; none for what no filter has. */
export function valuesOf(name: string, shape: string): readonly unknown[] {
  if (name === 'search') return SEARCHES;
  if (shape.startsWith('one of ')) return JSON.parse(`[${shape.slice('one of '.length)}]`);
  if (shape === 'true or false') return [true, false];
  if (shape === 'true or false, as text') return ['true', 'false'];
  if (shape.startsWith('day')) return daysFor(name);
  if (shape.startsWith('month')) return [ago(0), ago(180)].map((day) => day.slice(0, MONTH_LENGTH));
  if (shape === 'record id') return [1];
  if (shape.startsWith('record id')) return ['1'];
  return [];
}

/** Returns a day of this month and one of a year ago; of birth, one that a filled patient has. */
function daysFor(name: string): readonly string[] {
  return name === 'birthDate' ? ['1975-06-01'] : [ago(20), ago(365)];
}

/** Returns the day so many days before today. */
export function ago(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, DAY_LENGTH);
}
