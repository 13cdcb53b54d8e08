const LEADING_WORDS = /^(?:order\s*)?(?:no\.?\s*|number\s*|#\s*)?/i;
const PART_OF_NUMBER = /^(?:f-?)?\d[\d-]*$/i;

/**
 * Returns the part of an order's number that a search contains, as numbers are written: 'F-2026-000031', 'f2026', '31',
 * 'order 31'. Undefined for a search that is no such part, or shorter than two signs.
 */
export function orderNumberIn(typed: string): string | undefined {
  const part = typed.trim().replace(LEADING_WORDS, '').replaceAll(/\s/g, '');
  if (part.length < 2 || !PART_OF_NUMBER.test(part)) return undefined;
  return part.toUpperCase().replace(/^F(?=\d)/, 'F-');
}
