import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';

/**
 * Undoes a substitution: removes the substitute, so that the original counts again (spec 4.6). Refuses with
 * 'prescription-item-missing' if the product has no substitute.
 */
export function undoSubstitution(
  items: readonly PrescriptionItem[],
  productId: number,
): Result<readonly PrescriptionItem[], Refusal> {
  const original = items.find((item) => item.productId === productId);
  if (original?.substitutedBy === undefined) return refuse('prescription-item-missing');
  const { substitutedBy } = original;
  return accept(
    items
      .filter((item) => !(item.isSubstitute && item.productId === substitutedBy))
      .map((item) => (item === original ? { ...original, substitutedBy: undefined } : item)),
  );
}
