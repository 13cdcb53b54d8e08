import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { type ReviewedItem, applyReview } from '@formulary/rules/prescriptions/review/applyReview';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import { verifyRequestOf } from '@formulary/rules/prescriptions/review/verifyRequest';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import { Refused } from '../platform/problems/Refused.ts';

/** A user's review of a prescription; everything else is read from the database (T26). */
export interface Review {
  readonly id: number;
  readonly comments: string;
  readonly items: readonly ReviewedItem[];
}

/** Returns a prescription's items after a review. Refuses as `applyReview` and `verifyRequestOf` do. */
export function settledItems(
  prescription: Prescription,
  { id, comments, items: reviewed }: Review,
  products: readonly CatalogueProduct[],
): readonly PrescriptionItem[] {
  const candidates = products.map((product) => ({
    ...product,
    categories: product.categoryIds.map((categoryId) => ({ id: categoryId })),
  }));
  const items = Refused.unless(applyReview(prescription, reviewed, candidates as never));
  return Refused.unless(verifyRequestOf({ ...prescription, id, comments, items })).items;
}
