import { formatDay } from '../dates/formatDay.ts';
import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';
import { writtenBirthDate } from './writtenBirthDate.ts';

/** Longer than any name with a date and a postcode. */
export const LONGEST_PATIENT_SEARCH = 100;

/**
 * The patients that were meant, in the order in which they were given: every word of the query begins a word of the
 * name, in either order, or of the postcode, with or without its space; or is part of the date of birth: 05/04/1984,
 * 5.4.1984, 1984-04-05, 1984, 'apr'. An empty query means everybody.
 */
export function searchPatients<Known extends Patient>(
  patients: readonly Known[],
  query: string,
): readonly Known[] {
  const parts = soughtParts(query);
  if (parts.length === 0) return patients;
  return patients.filter((patient) => {
    const searched = searchedText(patient);
    return parts.every((part) => searched.includes(part));
  });
}

/** What a patient's `searchedText` has to contain, each of it, for a query to mean them; nothing for an empty query. */
export function soughtParts(query: string): readonly string[] {
  return query
    .split(/[\s,;·]+/u)
    .map(foldWord)
    .filter((word) => word !== '')
    .map((word) => (word.includes(IN_DATES) ? word : `${BEFORE_WORD}${word}`));
}

/** What the name of a patient is in their `searchedText`, whole; no other sign of a name survives folding. */
export function soughtName(name: string): string {
  return `${BEFORE_WORD}${foldName(name)}${BEFORE_WORD}`;
}

const BEFORE_WORD = '|';
const BEFORE_DATE = '#';
const IN_DATES = '/';
const NUMBERS_WITH_SEPARATORS = /^\d+(?:[/.-]\d+)+[/.-]?$/;

/** A date keeps its parts together, parted by strokes; a name loses what does not count. */
function foldWord(word: string): string {
  if (NUMBERS_WITH_SEPARATORS.test(word)) return word.replaceAll(/[.-]/g, IN_DATES);
  return foldName(word);
}

/**
 * All by which a patient is found, as one text that the server keeps beside them: '|amara|amara|jones|jones|ls1|4ap|…#05/04/1984…'.
 * Whoever changes it also writes a migration that makes it anew.
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
