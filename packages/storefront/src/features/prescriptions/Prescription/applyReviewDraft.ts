import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { prescriptionItemKey } from '@formulary/rules/prescriptions/prescriptionItemKey';
import { substituteItem } from '@formulary/rules/prescriptions/review/substituteItem';
import type { ReviewDraft } from './reviewDrafts.ts';

/**
 * Applies a draft to a prescription: substitutes first, then quantities and directions. Drops changes that no longer
 * fit, because the prescription has changed meanwhile.
 */
export function applyReviewDraft(prescription: Prescription, draft: ReviewDraft): Prescription {
  const substituted = draft.substitutes.reduce((items, { productId, by }) => {
    const result = substituteItem({ ...prescription, items }, productId, by);
    return result.ok ? result.value : items;
  }, prescription.items);
  const whole = { ...prescription, items: substituted };
  return {
    ...whole,
    comments: draft.comments ?? prescription.comments,
    items: substituted.map((item, index) => {
      const key = prescriptionItemKey(whole, index);
      return {
        ...item,
        quantity: draft.quantities[key] ?? item.quantity,
        directions: draft.directions[key] ?? item.directions,
      };
    }),
  };
}
