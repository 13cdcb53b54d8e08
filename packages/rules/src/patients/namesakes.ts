import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';

/** The patients who share their family name with another of them, in the order in which they were given. */
export function namesakes<Known extends Pick<Patient, 'lastName'>>(
  patients: readonly Known[],
): readonly Known[] {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const { lastName } of patients) {
    const name = foldName(lastName);
    (once.has(name) ? shared : once).add(name);
  }
  return patients.filter(({ lastName }) => shared.has(foldName(lastName)));
}
