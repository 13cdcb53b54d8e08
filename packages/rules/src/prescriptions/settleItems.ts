import type { PrescriptionItem } from './prescriptionItem.ts';
import { itemValue } from './itemValue.ts';

/**
 * Returns the items as verified: all packs allocated and with their value. A substituted item is allocated 0 and worth
 * 0 (spec 4.6, 3.14).
 */
export function settleItems(items: readonly PrescriptionItem[]): readonly PrescriptionItem[] {
  return items.map((item) => {
    if (item.substitutedBy !== undefined) return { ...item, allocated: 0, value: 0 };
    return { ...item, allocated: item.quantity, ...itemValue(item) };
  });
}
