import { type Refusal, refuse } from '../../problems/refusal.ts';
import { type Result, accept } from '../../problems/result.ts';
import type { Prescription } from '../prescription.ts';
import type { PrescriptionItem } from '../prescriptionItem.ts';
import { type SubstituteCandidate, substituteItem } from './substituteItem.ts';

/** The fields of an item that a prescriber may set. The shop determines all others. */
export type ReviewedItem = Pick<
  PrescriptionItem,
  'productId' | 'quantity' | 'directions' | 'substitutedBy' | 'isSubstitute'
>;

type Reviewable = Pick<Prescription, 'isManual' | 'items' | 'productCategories'>;

/**
 * Applies a prescriber's review to the items of a prescription: quantity, directions and substitute (spec 7.46, 4.6).
 * Items match by product, manual items by position. Refuses with 'prescription-item-missing' unless the review has each
 * item exactly once and no other, and for a substitute with 'product-missing' or a refusal of `substituteItem`.
 */
export function applyReview(
  prescription: Reviewable,
  reviewed: readonly ReviewedItem[],
  candidates: readonly SubstituteCandidate[],
): Result<readonly PrescriptionItem[], Refusal> {
  const substituted = withSubstitutes(prescription, reviewed, candidates);
  if (!substituted.ok) return substituted;
  const items = substituted.value.map((item, index) => {
    const said = reviewed.filter((each, at) =>
      prescription.isManual
        ? at === index
        : each.productId === item.productId && each.isSubstitute === item.isSubstitute,
    );
    const [one] = said;
    if (!one || said.length > 1) return undefined;
    return { ...item, quantity: one.quantity, directions: one.directions };
  });
  const known = items.filter((item) => item !== undefined);
  const isEachThere = known.length === items.length && items.length === reviewed.length;
  return isEachThere ? accept(known) : refuse('prescription-item-missing');
}

function withSubstitutes(
  prescription: Reviewable,
  reviewed: readonly ReviewedItem[],
  candidates: readonly SubstituteCandidate[],
): Result<readonly PrescriptionItem[], Refusal> {
  let { items } = prescription;
  for (const { productId, substitutedBy } of reviewed) {
    if (substitutedBy === undefined) continue;
    const candidate = candidates.find(({ id }) => id === substitutedBy);
    if (!candidate) return refuse('product-missing');
    const answer = substituteItem({ ...prescription, items }, productId, candidate);
    if (!answer.ok) return answer;
    items = answer.value;
  }
  return accept(items);
}
