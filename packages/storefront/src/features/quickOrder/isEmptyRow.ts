import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';

/** Returns whether a row is empty. */
export function isEmptyRow({ words, quantity }: QuickRow): boolean {
  return words.trim() === '' && quantity.trim() === '';
}
