import type { Promotion } from '@formulary/rules/pricing/promotion';

/** The offers that an order line keeps, and whether each of them is whole. */
export interface KeptOffers {
  readonly offers: readonly Promotion[];
  readonly areWhole: boolean;
}

/** Reads the JSON in which a line keeps its offers; what is none is left out. */
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
