import type { Patient } from '@formulary/rules/patients/patient';

/** Patients of two lists, each once, those of the first list first. */
export function joinPatients<Known extends Patient>(
  first: readonly Known[] = [],
  second: readonly Known[] = [],
): readonly Known[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
