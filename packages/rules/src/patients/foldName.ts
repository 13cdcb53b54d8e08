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
