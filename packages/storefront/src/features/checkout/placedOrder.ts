import type { Signer } from '@formulary/rules/prescriptions/signing/signer';

/** Order that was just placed, kept in the history entry's state: a reload shows it again. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  /** Who signs its prescriptions, if it has any. */
  readonly signer?: Signer | undefined;
}

/** Parses the placed order from a location's state, which is untrusted. */
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
