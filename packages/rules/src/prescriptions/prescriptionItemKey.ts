/** The parts of a prescription that determine the keys of its items. */
interface KeyedItems {
  readonly isManual: boolean;
  readonly items: readonly { readonly productId: number }[];
}

/**
 * Returns the key of a prescription's item: product id and the text 'true', '12true'. On a manual prescription, whose
 * products have no id, its position in the list (spec 3.13).
 */
export function prescriptionItemKey({ isManual, items }: KeyedItems, index: number): string {
  return isManual ? String(index) : `${items[index]?.productId}true`;
}
