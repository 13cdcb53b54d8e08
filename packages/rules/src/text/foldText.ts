import { HYPHENS } from './plainSigns.ts';

/** Text as search compares it: lower case, plain hyphens, single spaces, without accents and format characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(HYPHENS, '-')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
