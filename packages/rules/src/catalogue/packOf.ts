const PACK =
  /^(?:(?:box|pack|tub|pad) of \d[\d,]*|twin pack|\d[\d,]* packs? of \d+|\d[\d,.]*(?: × \d[\d,.]*)? (?:ml|g|cm|m|kg|litres?)(?: .+)?|\d[\d,]*(?: × .+| [\p{L}-]+(?: [\p{L}-]+){0,3}))$/iu;

/**
 * Returns the contents of one pack from the last part of a product's name: 'box of 100', '28 tablets', '2 × 1 ml'.
 * Undefined if the name does not contain them.
 */
export function packOf(name: string): string | undefined {
  const last = name.slice(name.lastIndexOf(', ') + 1).trim();
  return last !== name && PACK.test(last) ? last : undefined;
}
