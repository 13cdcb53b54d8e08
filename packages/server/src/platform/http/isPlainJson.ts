import { DEEPEST } from './bodyBounds.ts';

const NAMES_OF_EVERY_OBJECT = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether a parsed JSON value is one the shop can keep exactly: at most 12 levels deep, no number
 * that JavaScript had to round, no text with NUL or half a character, no key that shadows what every
 * object has (`__proto__`, `toString` …).
 */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isPlainText(value);
  if (typeof value === 'number') {
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  }
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth + 1));
  const entries = value as Readonly<Record<string, unknown>>;
  // Every request is judged by it: listing the entries of a large object would take longer than judging them.
  for (const key in entries) {
    if (NAMES_OF_EVERY_OBJECT.has(key) || !isPlainText(key)) return false;
    if (!isPlainJson(entries[key], depth + 1)) return false;
  }
  return true;
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
