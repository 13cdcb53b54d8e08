/** Invisible characters: zero-width spaces and joiners, direction marks, soft hyphens, variation selectors, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** Spaces of every width, control characters, and the braille pattern without dots. */
const SPACES = /[\s\p{Cc}\u2800]+/gu;
/** Hyphens and minus signs that look like the one on the keyboard. Longer dashes stay in names and addresses. */
const HYPHENS = /[\u2010-\u2012\u2212\uFE63\uFF0D]/gu;
/** Hyphens and dashes of every length, which other programs substitute for typed hyphens. */
export const DASHES = /[\u2010-\u2015\u2212]/gu;

/**
 * Removes invisible characters, composes accents (NFC) and replaces hyphens by the one on the keyboard. Keeps spaces
 * and lines.
 */
function plainText(typed: string): string {
  return typed.replaceAll(UNSEEN, '').normalize('NFC').replaceAll(HYPHENS, '-');
}

/**
 * Normalises a pasted list of codes and names like `tidyLine`, but keeps lines and spaces and replaces every dash by a
 * hyphen.
 */
export function tidyList(pasted: string): string {
  return plainText(pasted).replaceAll(DASHES, '-');
}

/**
 * Normalises a short text before it is checked, stored, mailed and searched. The result is one trimmed line with
 * ordinary spaces and hyphens, composed accents (NFC) and no invisible characters. Never applied to passwords,
 * multi-line texts and signed content.
 */
export function tidyLine(typed: string): string {
  return plainText(typed).replaceAll(SPACES, ' ').trim();
}

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
