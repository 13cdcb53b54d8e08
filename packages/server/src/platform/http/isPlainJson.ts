import { DEEPEST } from './bodyBounds.ts';

const NAMES_OF_EVERY_OBJECT = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Returns whether the shop can store a parsed JSON value exactly. Refuses more than 12 levels, numbers that JavaScript
 * rounded, text with NUL or half a surrogate pair, and keys that shadow `Object.prototype` (`__proto__`, `toString` …).
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
  // for…in is faster than Object.entries on large objects, and every request passes here.
  for (const key in entries) {
    if (NAMES_OF_EVERY_OBJECT.has(key) || !isPlainText(key)) return false;
    if (!isPlainJson(entries[key], depth + 1)) return false;
  }
  return true;
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
