/**
 * Returns whether two texts differ by one typing error: a letter added, missing or replaced, or two neighbours swapped.
 * False for equal texts.
 */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].toSorted(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (one === other || long.length - short.length > 1) return false;
  const start = long.findIndex((letter, index) => letter !== short[index]);
  if (short.length < long.length) return restFrom(short, start) === restFrom(long, start + 1);
  const isReplaced = restFrom(short, start + 1) === restFrom(long, start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    restFrom(short, start + 2) === restFrom(long, start + 2);
  return isReplaced || isSwapped;
}

function restFrom(letters: readonly string[], index: number): string {
  return letters.slice(index).join('');
}
