import type { Charge } from '../invoices/charge.ts';
import type { Credit } from '../invoices/creditOf.ts';
import { invoiceSums } from '../invoices/invoiceSums.ts';
import type { Mills } from '../money/mills.ts';

/** What reports add up; net and VAT in mills. */
export interface SaleSums {
  readonly packs: number;
  readonly net: Mills;
  readonly vat: Mills;
}

/** What an invoice charges, or a credit note gives back, that is no product: keys beside the ids of products. */
export const otherSales = {
  delivery: 0,
  byHand: -1,
  withoutGoods: -2,
  rounding: -3,
} as const;

/** Names of what is no product, by key. */
export const otherSaleNames: ReadonlyMap<number, string> = new Map([
  [otherSales.delivery, 'Delivery'],
  [otherSales.byHand, 'Items written by hand'],
  [otherSales.withoutGoods, 'Given back without goods'],
  [otherSales.rounding, 'Rounding to whole pennies'],
]);

/** The sums of an invoice or credit note. */
export interface InvoiceSales {
  readonly all: SaleSums;
  /** By VAT rate in percent. They add up to `all`; packs are 0. */
  readonly rates: ReadonlyMap<number, SaleSums>;
  /** By product id, or a key of `otherSales`. They add up to `all`. */
  readonly products: ReadonlyMap<number, SaleSums>;
}

/**
 * Returns the sums of an invoice, or of a credit note, both above 0 for goods. `productOf` gives the product of a line,
 * undefined for an item by hand. What rounding the whole to pennies adds or takes has a key of its own.
 */
export function salesOf(
  { charge, credit }: { readonly charge: Charge; readonly credit?: { readonly given: Credit } },
  productOf: (lineId: number) => number | undefined,
): InvoiceSales {
  const isCredit = credit !== undefined;
  const { lines, delivery, refunds = [] } = credit?.given ?? charge;
  const sums = credit?.given.sums ?? invoiceSums(charge);
  const products = new Map<number, SaleSums>();
  const add = (key: number, { packs, net, vat }: SaleSums) => {
    const before = products.get(key) ?? { packs: 0, net: 0, vat: 0 };
    products.set(key, {
      packs: before.packs + packs,
      net: before.net + net,
      vat: before.vat + vat,
    });
  };
  for (const { lineId, quantity, subtotal, vat } of lines) {
    add(productOf(lineId) ?? otherSales.byHand, { packs: quantity, net: subtotal, vat });
  }
  for (const { net, vat } of delivery.rates) add(otherSales.delivery, { packs: 0, net, vat });
  // A refund is part of what a credit note gives, and lessens what an invoice charges.
  const sign = isCredit ? 1 : -1;
  for (const { net, vat } of refunds.flatMap(({ rates }) => rates)) {
    add(otherSales.withoutGoods, { packs: 0, net: sign * net, vat: sign * vat });
  }
  const stated = [...products.values()];
  const rest = {
    packs: 0,
    net: sums.net - stated.reduce((sum, { net }) => sum + net, 0),
    vat: sums.vat - stated.reduce((sum, { vat }) => sum + vat, 0),
  };
  if (rest.net !== 0 || rest.vat !== 0) add(otherSales.rounding, rest);
  const packs = stated.reduce((sum, part) => sum + part.packs, 0);
  return {
    all: { packs, net: sums.net, vat: sums.vat },
    rates: new Map(sums.rates.map(({ percent, net, vat }) => [percent, { packs: 0, net, vat }])),
    products,
  };
}
