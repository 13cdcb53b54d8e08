import type { FieldCheck } from './fieldCheck.ts';

/**
 * Returns the strictest maximum length of a field's checks in characters. Undefined if none limits it (spec 5.27, 9.6).
 */
export function longestValue(checks: readonly FieldCheck[]): number | undefined {
  const lengths = checks.flatMap(({ longest }) => (longest === undefined ? [] : [longest]));
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}
