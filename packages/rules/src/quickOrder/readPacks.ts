const PLAIN = /^(?:[x×]\s*)?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.0+)?\s*(?:[x×]|packs?|pcs|units?)?$/i;

/**
 * A number of packs as people write it: '2', ' 2 ', '2x', '×2', '1,000', '2 packs', '2.00'. Nothing for anything else;
 * whether a cart takes so many is not judged here.
 */
export function readPacks(text: string): number | undefined {
  const [, digits] = PLAIN.exec(text.trim().slice(0, 40)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/[ ,]/g, ''));
}
