import type { Patient } from '@formulary/rules/patients/patient';

/** Joins two lists of patients without duplicates, the first list first. */
export function joinPatients<Known extends Patient>(
  first: readonly Known[] = [],
  second: readonly Known[] = [],
): readonly Known[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
