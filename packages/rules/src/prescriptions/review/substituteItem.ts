import { type Refusal, refuse } from '../../problems/refusal.ts';
import { type Result, accept } from '../../problems/result.ts';
import { isInStock } from '../../stock/stockLevel.ts';
import type { Prescription } from '../prescription.ts';
import type { PrescriptionItem } from '../prescriptionItem.ts';
import type { Product } from '../../catalogue/product.ts';
import { itemValue } from './itemValue.ts';

/** A product that may substitute another one. */
export type SubstituteCandidate = Pick<
  Product,
  'id' | 'name' | 'type' | 'price' | 'inStock' | 'minimumStock' | 'promotions' | 'categories'
>;

/**
 * Substitutes an item. The substitute follows the original with a quantity of 1; the original is marked and counts 0 on
 * verification (spec 4.6). Refuses with 'prescription-item-missing', and with 'out-of-stock' if the candidate has no
 * available stock. Refuses with 'substitute-refused' manual items, a substitute or an item that has one. The same
 * refusal applies to a candidate that is already on the prescription, is not sold on prescription, or shares no
 * category with the original.
 */
export function substituteItem(
  { items, productCategories }: Pick<Prescription, 'items' | 'productCategories'>,
  productId: number,
  candidate: SubstituteCandidate,
): Result<readonly PrescriptionItem[], Refusal> {
  const original = items.find((item) => !item.isManual && item.productId === productId);
  if (!original) return refuse('prescription-item-missing');
  const isTakenPart = original.isSubstitute || original.substitutedBy !== undefined;
  const isThereAlready = items.some((item) => item.productId === candidate.id);
  const isSoldOtherwise = candidate.type === 'nonPrescription';
  const ownCategories = productCategories?.[String(productId)];
  const isOfOtherKind =
    ownCategories !== undefined &&
    !candidate.categories.some(({ id }) => ownCategories.includes(id));
  if (isTakenPart || isThereAlready || isSoldOtherwise || isOfOtherKind)
    return refuse('substitute-refused');
  if (!isInStock(candidate)) return refuse('out-of-stock');
  return accept(
    items.flatMap((item) =>
      item === original
        ? [{ ...original, substitutedBy: candidate.id }, itemOf(candidate)]
        : [item],
    ),
  );
}

function itemOf(candidate: SubstituteCandidate): PrescriptionItem {
  const { id, name, price, inStock, minimumStock } = candidate;
  const promotions = candidate.promotions.map((each) => ({
    quantity: each.quantity,
    price: each.price,
  }));
  return {
    productId: id,
    name,
    isManual: false,
    unitPrice: price,
    quantity: 1,
    allocated: 1,
    directions: '',
    initialQuantity: 0,
    ...itemValue({ quantity: 1, unitPrice: price, promotions }),
    promotions,
    substitutedBy: undefined,
    isSubstitute: true,
    inStock,
    minimumStock,
  };
}
