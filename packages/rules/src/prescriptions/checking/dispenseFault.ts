import { isPrescriptionInDate } from '../../dates/prescriptionDates.ts';
import { dispenseSentences } from '../../problems/orderSentences.ts';
import { fillGaps } from '../../problems/fillGaps.ts';
import type { CheckedPrescription } from './checkedPrescription.ts';
import { documentChecks } from './documentChecks.ts';

/** A prescription of an order, checked just now. */
export interface DispensedPrescription extends Pick<
  CheckedPrescription,
  'id' | 'verdict' | 'date' | 'confirmedAt' | 'findings'
> {
  /** Whether it was rejected and then corrected or given up, so that nothing is supplied against it. */
  readonly isSetAside: boolean;
  /** Whether packs of it are still to leave; what has gone left while it was in date. */
  readonly hasPacksLeft: boolean;
}

/**
 * Returns why nothing may be supplied against a prescription at a moment, as a message for staff. Undefined if it may.
 * Every comparison must hold, including that with its events. The prescription must be signed and confirmed, on screen
 * or on paper, and in date (reading R35) while packs of it are to leave. A prescription that was set aside must only hold.
 */
export function dispenseFault(
  { id, verdict, date, confirmedAt, findings, isSetAside, hasPacksLeft }: DispensedPrescription,
  at: Date,
): string | undefined {
  const broken = findings.filter(({ holds }) => !holds);
  if (broken.length > 0) {
    const names = broken.map(({ check }) => documentChecks[check]).join('; ');
    return fillGaps(dispenseSentences.broken, { id, names });
  }
  if (!findings.some(({ check }) => check === 'events')) {
    return fillGaps(dispenseSentences.unrecorded, { id });
  }
  if (isSetAside) return undefined;
  const isSigned = verdict === 'holds' || verdict === 'paper';
  if (!isSigned) return fillGaps(dispenseSentences.unsigned, { id });
  if (!confirmedAt) return fillGaps(dispenseSentences.unconfirmed, { id });
  const isInDate = !hasPacksLeft || isPrescriptionInDate(date, at);
  return isInDate ? undefined : fillGaps(dispenseSentences.outOfDate, { id });
}
