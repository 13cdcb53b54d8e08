import type { ManualInput } from '@formulary/rules/prescriptions/manualPrescription';
import type { TypedItem } from './checkoutDraft.ts';

/** Returns the items to validate: drops an empty last row and parses quantities. */
export function writtenItems(typed: readonly TypedItem[]): readonly ManualInput[] {
  const last = typed.at(-1);
  const isLastEmpty = last !== undefined && last.name.trim() === '' && last.quantity.trim() === '';
  return (isLastEmpty ? typed.slice(0, -1) : typed).map(({ name, quantity }) => ({
    name,
    quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
  }));
}
