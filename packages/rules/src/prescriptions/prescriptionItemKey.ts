/** A prescription as far as the keys of its items go. */
export interface KeyedItems {
  readonly isManual: boolean;
  readonly items: readonly { readonly productId: number }[];
}

/**
 * The key of a prescription's item: product id and the text 'true', '12true'; on a manual prescription, whose products have
 * no id, its place in the list (spec 3.13).
 */
export function prescriptionItemKey({ isManual, items }: KeyedItems, place: number): string {
  return isManual ? String(place) : `${items[place]?.productId}true`;
}
