import { dispenseFault } from '@formulary/rules/prescriptions/checking/dispenseFault';
import { dispenseSentences } from '@formulary/rules/problems/orderSentences';
import { refuseNaming } from '@formulary/rules/problems/refusal';
import type { Trx } from '../../../platform/database/Trx.ts';
import { Refused } from '../../../platform/problems/Refused.ts';
import { type CheckContext, checkPrescription } from './checkPrescription.ts';
import { hasUncoveredPacks, lockForDispatch } from './dispensed.queries.ts';

/**
 * Checks every prescription of a locked order in the transaction that dispatches it, like `staff prescriptions verify`.
 * Refuses with 'dispatch-refused', which names each prescription with its failed comparisons, the finding of
 * `dispenseFault`, and packs on prescription that no prescription holds. No override exists: an unexplained order does
 * not leave.
 */
export async function checkBeforeDispatch(
  trx: Trx,
  context: Omit<CheckContext, 'db'>,
  { orderId, at }: { readonly orderId: number; readonly at: Date },
): Promise<void> {
  const locked = await lockForDispatch(trx, orderId);
  const faults: string[] = [];
  for (const { id, isSetAside, hasPacksLeft } of locked) {
    const checked = await checkPrescription({ ...context, db: trx }, id);
    const fault = checked && dispenseFault({ ...checked, isSetAside, hasPacksLeft }, at);
    if (fault !== undefined) faults.push(fault);
  }
  const supplied = locked.filter(({ isSetAside }) => !isSetAside).map(({ id }) => id);
  if (await hasUncoveredPacks(trx, orderId, supplied)) faults.push(dispenseSentences.uncovered);
  if (faults.length === 0) return;
  throw new Refused(refuseNaming('dispatch-refused', { faults: faults.join('. ') }).problem);
}
