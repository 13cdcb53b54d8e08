const PLAIN = /^(?:[x×]\s*)?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.0+)?\s*(?:[x×]|packs?|pcs|units?)?$/i;

/**
 * Parses a number of packs: '2', ' 2 ', '2x', '×2', '1,000', '2 packs', '2.00'. Undefined for anything else. Does not
 * check the maximum of a cart line.
 */
export function readPacks(text: string): number | undefined {
  const [, digits] = PLAIN.exec(text.trim().slice(0, 40)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/[ ,]/g, ''));
}
