import type { Day } from '../dates/day.ts';
import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';
import { parseDate } from '../dates/dateField.ts';
import type { PatientField } from './patientForm.ts';

/**
 * Returns whether two texts differ by one typing error: a letter added, missing or replaced, or two neighbours swapped.
 * False for equal texts.
 */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].toSorted(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (one === other || long.length - short.length > 1) return false;
  const start = long.findIndex((letter, index) => letter !== short[index]);
  if (short.length < long.length) return restFrom(short, start) === restFrom(long, start + 1);
  const isReplaced = restFrom(short, start + 1) === restFrom(long, start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    restFrom(short, start + 2) === restFrom(long, start + 2);
  return isReplaced || isSwapped;
}

function restFrom(letters: readonly string[], index: number): string {
  return letters.slice(index).join('');
}

/** The details of a person who is not saved yet. */
export type NewPerson = Pick<Patient, 'firstName' | 'lastName' | 'birthDate'> & {
  /** The id of a patient being edited, who is never a duplicate of themself. */
  readonly id?: number | undefined;
};

/**
 * Returns the patients who may be the same person, the likeliest first. With the same date of birth, the names may
 * differ by one typing error. With the same names, the date may differ in one part or have day and month swapped. Names
 * may be in each other's field. Ignores case, accents, hyphens and apostrophes. The shop never merges patients.
 */
export function likelyDuplicates<Known extends Patient>(
  person: NewPerson,
  patients: readonly Known[],
): readonly Known[] {
  const likelihoods = patients
    .filter(({ id }) => id !== person.id)
    .map((patient) => ({ patient, distance: distanceOf(person, patient) }));
  return likelihoods
    .filter(({ distance }) => distance !== undefined)
    .toSorted((one, other) => Number(one.distance) - Number(other.distance))
    .map(({ patient }) => patient);
}

/** Returns 0 for the same names and date, 1 for a letter off, 2 for a date off, undefined for another person. */
function distanceOf(person: NewPerson, patient: Patient): number | undefined {
  const typed = namesOf(person);
  const known = namesOf(patient);
  const turned = { first: known.last, last: known.first };
  const isSameName = areSame(typed, known) || areSame(typed, turned);
  if (person.birthDate === patient.birthDate) {
    if (isSameName) return 0;
    return isNearName(typed, known) || isNearName(typed, turned) ? 1 : undefined;
  }
  return isSameName && isNearDate(person.birthDate, patient.birthDate) ? 2 : undefined;
}

interface Names {
  readonly first: string;
  readonly last: string;
}

function namesOf({ firstName, lastName }: NewPerson): Names {
  return { first: foldName(firstName), last: foldName(lastName) };
}

function areSame(one: Names, other: Names): boolean {
  return one.first === other.first && one.last === other.last;
}

/** Returns whether one of the two names has one typing error and the other is the same. */
function isNearName(one: Names, other: Names): boolean {
  const isFirstOff = one.last === other.last && isOneLetterOff(one.first, other.first);
  const isLastOff = one.first === other.first && isOneLetterOff(one.last, other.last);
  return isFirstOff || isLastOff;
}

/** Returns whether the dates differ in one of year, month and day, or have day and month swapped. */
function isNearDate(one: Day, other: Day): boolean {
  const [year, month, day] = one.split('-');
  const [otherYear, otherMonth, otherDay] = other.split('-');
  const differences = [year !== otherYear, month !== otherMonth, day !== otherDay];
  const isSwapped = year === otherYear && month === otherDay && day === otherMonth;
  return isSwapped || differences.filter(Boolean).length === 1;
}

/**
 * Returns the `likelyDuplicates` of the values in the patient form. Empty until both names and an existing date are
 * entered.
 */
export function duplicatesOfTyped<Known extends Patient>(
  typed: Readonly<Partial<Record<PatientField, string>>>,
  patients: readonly Known[],
  id?: number,
): readonly Known[] {
  const { firstName = '', lastName = '', birthDate = '' } = typed;
  const born = parseDate(birthDate);
  const isNamed = firstName.trim() !== '' && lastName.trim() !== '';
  if (!isNamed || born === undefined) return [];
  return likelyDuplicates({ id, firstName, lastName, birthDate: born }, patients);
}
