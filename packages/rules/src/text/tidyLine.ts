/** What nobody sees: zero-width spaces and joiners, marks of direction, soft hyphens, variation selectors, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** Spaces of every width, control characters, and the braille pattern without dots. */
const SPACES = /[\s\p{Cc}\u2800]+/gu;
/** Hyphens and minus signs that look like the one on the keyboard; dashes, which are longer, stay in names and addresses. */
const HYPHENS = /[\u2010-\u2012\u2212\uFE63\uFF0D]/gu;
/** Hyphens and dashes of every length: other programs put them where a hyphen was typed. */
export const DASHES = /[\u2010-\u2015\u2212]/gu;

/** Drops what nobody sees, composes letters and their accents (NFC) and writes hyphens as on the keyboard; spaces and lines stay. */
function plainText(typed: string): string {
  return typed.replaceAll(UNSEEN, '').normalize('NFC').replaceAll(HYPHENS, '-');
}

/** Writes a pasted list of codes and names the way it is read: as `tidyLine` does but for its lines and spaces, every dash a hyphen. */
export function tidyList(pasted: string): string {
  return plainText(pasted).replaceAll(DASHES, '-');
}

/**
 * Writes a short text the way it is judged, kept, mailed and searched: one line without characters that nobody sees, with
 * ordinary spaces and hyphens and without spaces around it, letters and their accents composed (NFC). Passwords, texts of
 * several lines and what is signed are never written anew.
 */
export function tidyLine(typed: string): string {
  return plainText(typed).replaceAll(SPACES, ' ').trim();
}
