/** A value with a canonical form. */
export type CanonicalValue =
  | null
  | boolean
  | number
  | string
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * Writes a value as canonical JSON: no spaces, keys sorted by UTF-16 code units, whole numbers in plain digits, JSON's
 * shortest escapes (spec 4.5, reading R20; docs/rules/prescription.md). Throws on a number that is not a safe whole
 * number, because fractions have several spellings.
 */
export function canonicalText(value: CanonicalValue): string {
  if (typeof value === 'number') return wholeDigits(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  const entries = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalText(each)}`);
  return `{${entries.join(',')}}`;
}

/** Array.isArray does not narrow readonly arrays. */
function isList(value: object): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}

function wholeDigits(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} has no canonical form`);
  return String(value);
}
