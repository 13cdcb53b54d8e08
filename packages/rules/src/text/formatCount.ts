const whole = new Intl.NumberFormat('en-GB');

/** Writes a whole number of things with separators: '1,234'. */
export const formatCount = (count: number): string => whole.format(count);

/** Writes how many things there are: '1 pack', '1,234 packs'. Nouns that take more than an s have a `plural`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
