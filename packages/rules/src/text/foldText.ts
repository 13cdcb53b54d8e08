import { tidyLine } from './tidyLine.ts';

/** Text as search compares it: lower case, without accents and what nobody sees, single spaces. */
export function foldText(text: string): string {
  return tidyLine(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
