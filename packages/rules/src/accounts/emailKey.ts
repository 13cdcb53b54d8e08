/** An i that kept its dot beside the letter: what a Turkish capital İ becomes in small. */
const DOTTED_I = /i\u0307/g;
/** What nobody sees: zero-width spaces and joiners, soft hyphens, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const DOTS_AT_THE_END = /\.+$/;

/**
 * The form under which an e-mail address is counted, stored and compared (trust, I44): two addresses with one key are one
 * account. Small and capital letters are alike in every script, and so are letters that only look different: full-width ones,
 * the Kelvin sign, ß and ss, İ, ı and i. Spaces around it, what nobody sees and dots after the domain do not count. Accents,
 * dots and +tags before the @ do: mail servers keep those apart. Mail goes to the address as it was typed, never to its key.
 */
export function emailKey(address: string): string {
  const folded = fold(address);
  return folded === address ? folded : emailKey(folded);
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(UNSEEN, '').toUpperCase();
  // Letter by letter: a whole word would end in another sigma.
  const small = Array.from(plain, (letter) => letter.toLowerCase()).join('');
  const seen = small.normalize('NFD').replaceAll(DOTTED_I, 'i').normalize('NFKC');
  return seen.trim().replace(DOTS_AT_THE_END, '');
}
