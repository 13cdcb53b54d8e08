import type { Patient } from './patient.ts';

/** Diacritics, apostrophes and dots, which names ignore: O'Néill and ONeill are the same. */
const UNHEARD = /[\p{M}\p{Default_Ignorable_Code_Point}'’‘ʼ`.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Normalises a name for comparison: lower case without accents and apostrophes, single spaces between words. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(UNHEARD, '')
    .toLowerCase()
    .replaceAll(BETWEEN_WORDS, ' ')
    .trim();
}

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
