import { DASHES, tidyLine } from './tidyLine.ts';

/**
 * Normalises text for search: lower case, a hyphen for every dash, single spaces, no accents and no invisible
 * characters.
 */
export function foldText(text: string): string {
  return tidyLine(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(DASHES, '-')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
