import type { Order } from '@formulary/rules/orders/order';
import { brand } from '@formulary/rules/brand/brand';
import type { CardSettings } from '../CardSettings.ts';
import { poundsOf } from './poundsOf.ts';
import { purchaseAddress } from './purchaseAddress.ts';
import { SIGNED_FIELDS, signatureOf } from './signatureOf.ts';
import { testModeOf } from './testModeOf.ts';

/** A form that the buyer's browser posts. */
export interface PurchaseForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The parts of an order that Worldpay receives. */
export type PurchasedOrder = Pick<Order, 'id' | 'number' | 'amount'> & {
  readonly billing?: Pick<NonNullable<Order['billing']>, 'postcode' | 'countryCode'> | undefined;
};

/**
 * Returns the form that leads to the card provider's page (spec 4.8, 9.9). It holds the installation, the order number
 * as cart id, amount, GBP, test mode, the order's key and the signature. It names no person: the cardholder does that
 * at the provider.
 */
export function purchaseForm(card: CardSettings, order: PurchasedOrder): PurchaseForm {
  const signed = {
    instId: card.installation,
    amount: poundsOf(order.amount),
    currency: 'GBP',
    cartId: order.number,
  };
  const fields = {
    ...signed,
    testMode: testModeOf(card),
    desc: `${brand.name} order ${order.number}`,
    authMode: 'A',
    hideCurrency: 'true',
    ...(order.billing
      ? { postcode: order.billing.postcode, country: order.billing.countryCode }
      : {}),
    MC_order_pk: String(order.id),
    signatureFields: SIGNED_FIELDS.join(':'),
    signature: signatureOf(card.secret, signed),
  };
  return {
    url: purchaseAddress(card),
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  };
}
