import type { Signer } from '@formulary/rules/prescriptions/signerFor';

/** The order that was just placed, kept with the entry in the browser's history: a reload shows it again. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  /** Who signs its prescriptions, where it has some. */
  readonly signer?: Signer | undefined;
}

/** Reads it back from a location's state, which may be anything. */
export function placedOrderIn(state: unknown): PlacedOrder | undefined {
  const { placed } = (state ?? {}) as { placed?: Partial<PlacedOrder> };
  if (typeof placed?.id !== 'number' || typeof placed.number !== 'string') return undefined;
  return { id: placed.id, number: placed.number, signer: signerIn(placed.signer) };
}

function signerIn(signer: unknown): Signer | undefined {
  if (signer === 'buyer') return signer;
  const { name } = (signer ?? {}) as { name?: unknown };
  return typeof name === 'string' ? { name } : undefined;
}
