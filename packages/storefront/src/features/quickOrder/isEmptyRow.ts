import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';

/** Whether nothing stands in a row. */
export function isEmptyRow({ words, quantity }: QuickRow): boolean {
  return words.trim() === '' && quantity.trim() === '';
}
