import type { Day } from '../dates/day.ts';
import { foldName } from './foldName.ts';
import { isOneLetterOff } from './isOneLetterOff.ts';
import type { Patient } from './patient.ts';

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
