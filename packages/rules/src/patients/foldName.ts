/** Marks over and under letters, apostrophes and dots: O'Néill and ONeill are one name. */
const UNHEARD = /[\p{M}\p{Default_Ignorable_Code_Point}'’‘ʼ`.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** A name as it is compared: small letters without accents and apostrophes, its words parted by one space. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(UNHEARD, '')
    .toLowerCase()
    .replaceAll(BETWEEN_WORDS, ' ')
    .trim();
}
