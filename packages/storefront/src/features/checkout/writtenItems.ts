import type { ManualInput } from '@formulary/rules/prescriptions/createManualItem';
import type { TypedItem } from './checkoutDraft.ts';

/** The items of a manual prescription as they are judged: an empty last row is none, and a quantity is the number it reads as. */
export function writtenItems(typed: readonly TypedItem[]): readonly ManualInput[] {
  const last = typed.at(-1);
  const isLastEmpty = last !== undefined && last.name.trim() === '' && last.quantity.trim() === '';
  return (isLastEmpty ? typed.slice(0, -1) : typed).map(({ name, quantity }) => ({
    name,
    quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
  }));
}
