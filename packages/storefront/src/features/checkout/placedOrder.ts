/** The order that was just placed, kept with the entry in the browser's history: a reload shows it again. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

/** Reads it back from a location's state, which may be anything. */
export function placedOrderIn(state: unknown): PlacedOrder | undefined {
  const { placed } = (state ?? {}) as { placed?: Partial<PlacedOrder> };
  return typeof placed?.id === 'number' && typeof placed.number === 'string'
    ? { id: placed.id, number: placed.number }
    : undefined;
}
