import { type NewPrice, newPriceFault } from '@formulary/rules/pricing/newPrice';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { messages } from '@formulary/rules/problems/messages';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { Refused } from '../../platform/problems/Refused.ts';
import type { PlannedPrice, PricedProduct } from './prices.queries.ts';

/** A price of a product, from a moment; from now if that is left out. */
export interface ProductPrice extends NewPrice {
  readonly productId: number;
}

/** Identifies the moment from which a product has a price. */
const momentOf = (productId: number, from: Date): string => `${productId} ${+from}`;

/** What prices are compared with. */
interface Known {
  readonly products: ReadonlyMap<number, PricedProduct>;
  readonly planned: readonly PlannedPrice[];
  readonly now: Date;
}

/**
 * Returns why prices cannot be set, by their position, in order. As `newPriceFault`; 'price-unknown-product',
 * 'price-twice' a product that has two prices from one moment, and 'price-planned-then' where another price is planned for
 * the same moment.
 */
export function priceFaultsOf(
  prices: readonly ProductPrice[],
  { products, planned, now }: Known,
): ReadonlyMap<number, Refusal> {
  const taken = new Set(planned.map(({ productId, from }) => momentOf(productId, from)));
  const seen = new Set<string>();
  const faults = new Map<number, Refusal>();
  for (const [index, typed] of prices.entries()) {
    const fault = faultOf(typed, products.get(typed.productId));
    if (fault) faults.set(index, fault);
    seen.add(momentOf(typed.productId, typed.from ?? now));
  }
  return faults;

  function faultOf(typed: ProductPrice, product: PricedProduct | undefined): Refusal | undefined {
    if (!product) {
      return { code: 'price-unknown-product', message: deskMessages['price-unknown-product'] };
    }
    const code = newPriceFault(typed, now);
    if (code === 'reason-required' || code === 'text-too-long') {
      return { code, message: messages[code] };
    }
    const words = { product: product.name };
    if (code) return { code, message: fillGaps(deskMessages[code], words) };
    const moment = momentOf(typed.productId, typed.from ?? now);
    if (seen.has(moment)) {
      return { code: 'price-twice', message: fillGaps(deskMessages['price-twice'], words) };
    }
    return taken.has(moment)
      ? {
          code: 'price-planned-then',
          message: fillGaps(deskMessages['price-planned-then'], words),
        }
      : undefined;
  }
}

/** The field of a form that a fault is about. */
const fieldOf: Partial<Record<Refusal['code'], string>> = {
  'price-nothing': 'price',
  'price-above-most': 'price',
  'price-decimals': 'price',
  'price-from-past': 'from',
  'price-from-far': 'from',
  'price-planned-then': 'from',
  'reason-required': 'reason',
  'text-too-long': 'reason',
};

/**
 * Refuses with the first sentence of faults, if there is any. The errors name each price, `prices.2`, or the field of the
 * one price that was asked for.
 */
export function refuseFaults(
  faults: ReadonlyMap<number, Refusal>,
  { length }: readonly ProductPrice[],
): void {
  const [first] = faults.values();
  if (!first) return;
  const field = fieldOf[first.code];
  const named =
    length === 1 ? (field === undefined ? [] : [[field, first.message]]) : byPrice(faults);
  throw new Refused({ ...first, errors: Object.fromEntries(named) });
}

const byPrice = (faults: ReadonlyMap<number, Refusal>) =>
  [...faults].map(([index, { message }]) => [`prices.${index}`, message]);
