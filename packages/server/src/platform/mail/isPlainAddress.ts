const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
/** Allows letters of any script, but nothing that a header could read as more than one address. */
const PLAIN = /^[^\p{C}\p{Z}"(),:;<>@[\]\\]+@[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/**
 * Returns whether text is exactly one e-mail address that a mail server may get (T54, T55): no name, quotes, comments,
 * groups, lists, spaces or control characters.
 */
export function isPlainAddress(text: string): boolean {
  const isBounded = text.length <= LONGEST && text.indexOf('@') <= LONGEST_LOCAL_PART;
  return isBounded && PLAIN.test(text);
}
