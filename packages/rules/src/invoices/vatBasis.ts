import type { ChargedLine } from './Charge.ts';

/**
 * Returns the reason for a zero VAT rate, as the invoice states it; on prescription with the prescription numbers (VAT
 * Act 1994, Schedule 8, Group 12, item 1; spec 9.5). Undefined for a line with VAT.
 */
export function vatBasis({
  isPrescription,
  prescriptions,
  vatPercent,
}: Pick<ChargedLine, 'isPrescription' | 'prescriptions' | 'vatPercent'>): string | undefined {
  if (!isPrescription) return vatPercent === 0 ? 'Zero-rated: no VAT is charged' : undefined;
  const numbers = prescriptions.join(', ');
  const which = prescriptions.length === 1 ? `prescription ${numbers}` : `prescriptions ${numbers}`;
  return `Zero-rated: dispensed on ${numbers === '' ? 'prescription' : which}`;
}
