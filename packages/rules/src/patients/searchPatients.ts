import type { Day } from '../dates/day.ts';
import { formatDay } from '../dates/day.ts';
import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date of birth with its month in words, as users may search for it: '5 Apr 1984'. */
function writtenBirthDate(birthDate: Day): string {
  return written.format(new Date(`${birthDate}T00:00:00Z`));
}

/** Longer than any name with a date and a postcode, in characters. */
export const LONGEST_PATIENT_SEARCH = 100;

/**
 * Returns the patients that match a query, in the given order. Every word of the query must begin a word of the name or
 * the postcode (with or without its space). Or it must be part of the date of birth: 05/04/1984, 5.4.1984, 1984-04-05,
 * 1984, 'apr'. An empty query matches everyone.
 */
export function searchPatients<Known extends Patient>(
  patients: readonly Known[],
  query: string,
): readonly Known[] {
  const parts = searchTerms(query);
  if (parts.length === 0) return patients;
  return patients.filter((patient) => {
    const searched = searchedText(patient);
    return parts.every((part) => searched.includes(part));
  });
}

/** Returns the parts that a patient's `searchedText` must all contain to match a query. Empty for an empty query. */
export function searchTerms(query: string): readonly string[] {
  return query
    .split(/[\s,;·]+/u)
    .map(foldWord)
    .filter((word) => word !== '')
    .map((word) => (word.includes(IN_DATES) ? word : `${BEFORE_WORD}${word}`));
}

/** Returns a whole name as `searchedText` contains it. Folding removes all other signs from a name. */
export function nameTerm(name: string): string {
  return `${BEFORE_WORD}${foldName(name)}${BEFORE_WORD}`;
}

const BEFORE_WORD = '|';
const BEFORE_DATE = '#';
const IN_DATES = '/';
const NUMBERS_WITH_SEPARATORS = /^\d+(?:[/.-]\d+)+[/.-]?$/;

/** Normalises a word. A date keeps its parts, joined by slashes. */
function foldWord(word: string): string {
  if (NUMBERS_WITH_SEPARATORS.test(word)) return word.replaceAll(/[.-]/g, IN_DATES);
  return foldName(word);
}

/**
 * Returns the text by which a patient is searched. The server stores it with the patient:
 * '|amara|amara|jones|jones|ls1|4ap|…#05/04/1984…'. A change of this function needs a migration that regenerates the
 * text.
 */
export function searchedText({
  firstName,
  lastName,
  birthDate,
  postcode,
}: Pick<Patient, 'firstName' | 'lastName' | 'birthDate' | 'postcode'>): string {
  const names = [firstName, lastName].flatMap((name) => [
    ...foldName(name).split(' '),
    foldName(name),
  ]);
  const parts = foldName(postcode);
  const typed = formatDay(birthDate);
  const words = [
    ...names,
    ...parts.split(' '),
    parts.replaceAll(' ', ''),
    ...foldName(writtenBirthDate(birthDate)).split(' '),
  ];
  const dates = [typed, typed.replaceAll(/\b0/g, ''), birthDate.replaceAll('-', IN_DATES)];
  return [
    ...words.map((word) => `${BEFORE_WORD}${word}`),
    ...dates.map((date) => `${BEFORE_DATE}${date}`),
  ].join('');
}
