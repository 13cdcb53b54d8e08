import type { ChargedLine } from './Charge.ts';

/**
 * Why a line is charged at its rate, as the invoice says it: on prescription at 0 %, with the law and the prescriptions by
 * number (VAT Act 1994, Schedule 8, Group 12, item 1; spec 9.5). Nothing needs saying of what is charged VAT.
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
