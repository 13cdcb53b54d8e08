import type { Promotion } from '@formulary/rules/pricing/promotion';

/** The stored offers of an order line, and whether all are readable. */
export interface KeptOffers {
  readonly offers: readonly Promotion[];
  readonly areWhole: boolean;
}

/** Parses a line's stored offers; leaves out malformed ones. */
export function keptOffers(promotions: unknown): KeptOffers {
  const kept: readonly unknown[] = Array.isArray(promotions) ? promotions : [undefined];
  const offers = kept.map(offerOf).filter((offer) => offer !== undefined);
  return { offers, areWhole: offers.length === kept.length };
}

function offerOf(kept: unknown): Promotion | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { quantity, price, startsAt, endsAt } = kept as Readonly<Record<string, unknown>>;
  if (typeof quantity !== 'number' || typeof price !== 'number') return undefined;
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return undefined;
  return { quantity, price, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}
