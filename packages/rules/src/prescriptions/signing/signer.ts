import { fullName } from '../../text/fullName.ts';
import type { Person } from '../person.ts';

/** The methods by which a signer was authenticated, as printed and shown. */
export const signingMethods = {
  password: 'Signed in with the password',
  passkey: 'Signed with a passkey',
} as const;

/** A method of authentication for signing. */
export type SigningMethod = keyof typeof signingMethods;

/** The names of the methods, for codecs. */
export const signingMethodNames = Object.keys(signingMethods) as [
  SigningMethod,
  ...SigningMethod[],
];

/** The signer of an order's prescriptions as shown to its buyer. */
export type Signer = 'buyer' | { readonly name: string };

/** Returns the signer as one user reads it: a prescriber signs their own orders (spec 6.3, reading R12). */
export function signerFor(
  { id, firstName, lastName }: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  userId: number,
): Signer {
  return id === userId ? 'buyer' : { name: fullName({ firstName, lastName }) };
}
