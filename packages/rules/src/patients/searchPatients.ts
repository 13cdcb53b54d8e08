import { formatDay } from '../dates/formatDay.ts';
import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';
import { writtenBirthDate } from './writtenBirthDate.ts';

/**
 * The patients that were meant, in the order in which they were given: every word of the query begins a word of the
 * name, in either order, or of the postcode, with or without its space; or is part of the date of birth: 05/04/1984,
 * 5.4.1984, 1984-04-05, 1984, 'apr'. An empty query means everybody.
 */
export function searchPatients<Known extends Patient>(
  patients: readonly Known[],
  query: string,
): readonly Known[] {
  const words = query
    .split(/[\s,;·]+/u)
    .map(foldWord)
    .filter((word) => word !== '');
  if (words.length === 0) return patients;
  return patients.filter((patient) => {
    const searched = searchedOf(patient);
    return words.every((word) => isWordIn(searched, word));
  });
}

interface Searched {
  readonly words: readonly string[];
  readonly dates: readonly string[];
}

const NUMBERS_WITH_SEPARATORS = /^\d+(?:[/.-]\d+)+[/.-]?$/;

/** A date keeps its parts together, parted by strokes; a name loses what does not count. */
function foldWord(word: string): string {
  if (NUMBERS_WITH_SEPARATORS.test(word)) return word.replaceAll(/[.-]/g, '/');
  return foldName(word);
}

function searchedOf({ firstName, lastName, birthDate, postcode }: Patient): Searched {
  const names = [firstName, lastName].flatMap((name) => [
    ...foldName(name).split(' '),
    foldName(name),
  ]);
  const parts = foldName(postcode);
  const typed = formatDay(birthDate);
  return {
    words: [
      ...names,
      ...parts.split(' '),
      parts.replaceAll(' ', ''),
      ...foldName(writtenBirthDate(birthDate)).split(' '),
    ],
    dates: [typed, typed.replaceAll(/\b0/g, ''), birthDate.replaceAll('-', '/')],
  };
}

function isWordIn({ words, dates }: Searched, word: string): boolean {
  if (word.includes('/')) return dates.some((date) => date.includes(word));
  return words.some((each) => each.startsWith(word));
}
