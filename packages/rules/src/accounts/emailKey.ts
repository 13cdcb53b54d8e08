/** An i with a combining dot above, the lower case of the Turkish İ. Marks below the letter come before its dot. */
const DOTTED_I = /i(\p{M}*?)\u0307/gu;
/** Invisible characters: zero-width spaces and joiners, soft hyphens, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const DOTS_AT_THE_END = /\.+$/;

/**
 * Returns the key by which an e-mail address is stored, compared and counted (trust, I44). Two addresses with the same
 * key are one account. The key ignores case in every script, and letters that only look different: full-width letters,
 * the Kelvin sign, ß and ss, İ, ı and i. It also ignores surrounding spaces, invisible characters and dots after the
 * domain. It keeps accents, dots and +tags before the @, because mail servers do. Mail goes to the address as typed,
 * never to its key.
 */
export function emailKey(address: string): string {
  const folded = fold(address);
  return folded === address ? folded : emailKey(folded);
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(UNSEEN, '').toUpperCase();
  // Letter by letter: in a whole word, a final sigma would become a different letter.
  const small = Array.from(plain, (letter) => letter.toLowerCase()).join('');
  const seen = small.normalize('NFD').replaceAll(DOTTED_I, 'i$1').normalize('NFKC');
  return seen.trim().replace(DOTS_AT_THE_END, '');
}
