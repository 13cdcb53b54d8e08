import { DASHES, tidyLine } from './tidyLine.ts';

/** Text as search compares it: lower case, hyphens for every dash, single spaces, without accents and what nobody sees. */
export function foldText(text: string): string {
  return tidyLine(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(DASHES, '-')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
