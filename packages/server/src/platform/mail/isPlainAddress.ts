const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
/** Letters of any script are fine; what a header could read as more than one address is not. */
const PLAIN = /^[^\p{C}\p{Z}"(),:;<>@[\]\\]+@[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/**
 * Whether text is one e-mail address and nothing else, so that it can be handed to a mail server
 * (T54, T55): no name, quotes, comments, groups, lists, spaces or control characters.
 */
export function isPlainAddress(text: string): boolean {
  const isBounded = text.length <= LONGEST && text.indexOf('@') <= LONGEST_LOCAL_PART;
  return isBounded && PLAIN.test(text);
}
