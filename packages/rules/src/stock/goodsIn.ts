/** Packs of a product that were ordered, and those that came. */
export interface ExpectedGoods {
  readonly ordered: number;
  readonly received: number;
}

/** Returns how many packs of a line are still to come, never below 0. */
export function packsToCome({ ordered, received }: ExpectedGoods): number {
  return Math.max(0, ordered - received);
}

/** Returns 'short', 'over' or 'exact' with the packs between what was to come and what came now. */
export function goodsDifference(
  toCome: number,
  came: number,
): { readonly kind: 'short' | 'over' | 'exact'; readonly packs: number } {
  if (came === toCome) return { kind: 'exact', packs: 0 };
  return { kind: came < toCome ? 'short' : 'over', packs: Math.abs(came - toCome) };
}

/** Says a difference in words: '2 short', '1 over', 'as ordered'. */
export function goodsDifferenceSentence(toCome: number, came: number): string {
  const { kind, packs } = goodsDifference(toCome, came);
  return kind === 'exact' ? 'as ordered' : `${packs.toLocaleString('en-GB')} ${kind}`;
}
