import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';

/** The patients who share their family name with another of them, in the order in which they were given. */
export function namesakes<Known extends Pick<Patient, 'lastName'>>(
  patients: readonly Known[],
): readonly Known[] {
  const counts = new Map<string, number>();
  for (const { lastName } of patients) {
    const name = foldName(lastName);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return patients.filter(({ lastName }) => (counts.get(foldName(lastName)) ?? 0) > 1);
}
