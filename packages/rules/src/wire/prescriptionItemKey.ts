import type { Prescription } from './entities/prescription.ts';

/**
 * The key of a prescription's item: product id and the text 'true', '12true'; on a manual prescription, whose products have
 * no id, its place in the list (spec 3.13).
 */
export function prescriptionItemKey(
  { isManual, items }: Pick<Prescription, 'isManual' | 'items'>,
  place: number,
): string {
  return isManual ? String(place) : `${items[place]?.productId}true`;
}
