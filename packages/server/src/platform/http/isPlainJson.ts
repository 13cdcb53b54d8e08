import { DEEPEST } from './bodyBounds.ts';

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
  return Object.entries(value).every(
    ([key, item]) => !(key in Object.prototype) && isPlainText(key) && isPlainJson(item, depth + 1),
  );
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
