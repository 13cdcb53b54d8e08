import { foldName } from './foldName.ts';
import type { Patient } from './patient.ts';

/** Returns the patients who share their family name with another one, in the given order. */
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
