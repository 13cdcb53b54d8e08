import { itemValue } from '@formulary/rules/prescriptions/itemValue';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';

/** An item as it is read, with the categories of its product. */
interface ItemRow extends Pick<
  PrescriptionItem,
  | 'productId'
  | 'name'
  | 'isManual'
  | 'unitPrice'
  | 'quantity'
  | 'initialQuantity'
  | 'directions'
  | 'promotions'
  | 'inStock'
  | 'minimumStock'
> {
  readonly categoryIds: readonly number[];
}

/** A prescription as it is read, its parts as JSON. */
export interface PrescriptionRow extends Omit<
  Prescription,
  'documentId' | 'items' | 'productCategories'
> {
  readonly documentId: string | null;
  readonly items: readonly ItemRow[];
}

/** A prescription in words; what its items are worth is computed from what their lines were bought at. */
export function prescriptionOf({ documentId, items, ...row }: PrescriptionRow): Prescription {
  return {
    ...row,
    documentId: documentId ?? undefined,
    items: items.map(itemOf),
    productCategories: Object.fromEntries(
      items.map(({ productId, categoryIds }) => [String(productId), categoryIds]),
    ),
  };
}

function itemOf({ categoryIds: _elsewhere, promotions, ...item }: ItemRow): PrescriptionItem {
  const offers = promotions.map(({ quantity, price }) => ({ quantity, price }));
  return {
    ...item,
    allocated: item.quantity,
    promotions: offers,
    ...itemValue({ ...item, promotions: offers }),
    substitutedBy: undefined,
    isSubstitute: false,
  };
}
