import type { FieldCheck } from './fieldCheck.ts';

/** The most characters that a field's checks let through; nothing where none of them says so (spec 5.27, 9.6). */
export function longestValue(checks: readonly FieldCheck[]): number | undefined {
  const lengths = checks.flatMap(({ longest }) => (longest === undefined ? [] : [longest]));
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}
