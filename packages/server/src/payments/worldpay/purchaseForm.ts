import type { CardSettings } from '../cardSettings.ts';
import { hash } from 'node:crypto';
import type { Order } from '@formulary/rules/orders/order';
import { brand } from '@formulary/rules/brand/brand';
import { poundsOf } from './poundsOf.ts';

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

/** Path of the server's own payment page. */
export const LOCAL_PURCHASE_PATH = '/dev/card-payment';

/** Returns the address that receives the payment form. */
function purchaseAddress({ mode }: Pick<CardSettings, 'mode'>): string {
  if (mode === 'local') return LOCAL_PURCHASE_PATH;
  const host = mode === 'live' ? 'secure.worldpay.com' : 'secure-test.worldpay.com';
  return `https://${host}/wcc/purchase`;
}

/** Returns the other hosts to which the shop's pages may post forms: Worldpay, which redirects within its own hosts. */
export function formTargets(card: Pick<CardSettings, 'mode'> | undefined): readonly string[] {
  return card === undefined || card.mode === 'local' ? [] : ['https://*.worldpay.com'];
}

/** Returns 0 where money moves, 100 everywhere else (spec 9.9). */
export function testModeOf({ mode }: Pick<CardSettings, 'mode'>): '0' | '100' {
  return mode === 'live' ? '0' : '100';
}

/** Signed fields, in the order set at the Worldpay installation. */
const SIGNED_FIELDS = ['instId', 'amount', 'currency', 'cartId'] as const;

/** Values of the signed fields. */
type SignedFields = Readonly<Record<(typeof SIGNED_FIELDS)[number], string>>;

/**
 * Returns Worldpay's signature: MD5 over the secret and the signed values, joined with colons. It only detects
 * tampering.
 */
export function signatureOf(secret: string, fields: SignedFields): string {
  return hash('md5', [secret, ...SIGNED_FIELDS.map((name) => fields[name])].join(':'), 'hex');
}
