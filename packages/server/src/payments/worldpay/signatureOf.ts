import { hash } from 'node:crypto';

/** The fields that are signed, in the order in which the installation at Worldpay names them. */
export const SIGNED_FIELDS = ['instId', 'amount', 'currency', 'cartId'] as const;

/** What is signed of a request. */
export type SignedFields = Readonly<Record<(typeof SIGNED_FIELDS)[number], string>>;

/** Worldpay's signature: MD5 over the secret and the signed values, with colons between them. It shows tampering, no more. */
export function signatureOf(secret: string, fields: SignedFields): string {
  return hash('md5', [secret, ...SIGNED_FIELDS.map((name) => fields[name])].join(':'), 'hex');
}
