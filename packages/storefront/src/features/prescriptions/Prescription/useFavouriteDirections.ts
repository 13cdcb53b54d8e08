import { favouriteDirections } from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { useRead } from '../../../lib/http/useRead.ts';

/**
 * Reads the directions that this prescriber has given for these products, by product, most used first. Optional:
 * without them the field works as usual.
 */
export function useFavouriteDirections({ items }: Pick<Prescription, 'items'>) {
  const ids = new Set(items.map(({ productId }) => productId).filter((id) => id !== 0));
  const productIds = [...ids].toSorted((one, other) => one - other);
  const { data = [] } = useRead(
    favouriteDirections,
    productIds.length > 0 ? { body: { productIds } } : null,
    { isLasting: true, keepPrevious: true },
  );
  return (productId: number): readonly string[] =>
    data.filter((each) => each.productId === productId).map(({ directions }) => directions);
}
