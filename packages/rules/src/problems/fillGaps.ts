/** The names in braces of a sentence: 'product' and 'n' in '… of {product} product is {n}'. */
export type GapsOf<Sentence extends string> =
  Sentence extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsOf<Rest> : never;

/** Fills the gaps of a sentence. The type requires a word for every gap, and no other words. */
export function fillGaps<Sentence extends string>(
  sentence: Sentence,
  words: Readonly<Record<GapsOf<Sentence>, string | number>>,
): string {
  const filling: Readonly<Record<string, string | number>> = words;
  return sentence.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => String(filling[name]));
}
