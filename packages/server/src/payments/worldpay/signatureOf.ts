import { hash } from 'node:crypto';

/** Signed fields, in the order set at the Worldpay installation. */
export const SIGNED_FIELDS = ['instId', 'amount', 'currency', 'cartId'] as const;

/** Values of the signed fields. */
export type SignedFields = Readonly<Record<(typeof SIGNED_FIELDS)[number], string>>;

/**
 * Returns Worldpay's signature: MD5 over the secret and the signed values, joined with colons. It only detects
 * tampering.
 */
export function signatureOf(secret: string, fields: SignedFields): string {
  return hash('md5', [secret, ...SIGNED_FIELDS.map((name) => fields[name])].join(':'), 'hex');
}
