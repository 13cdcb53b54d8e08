/** Formats hexadecimal digits in groups of four, so that two people can compare them aloud. */
export function inFours(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}
