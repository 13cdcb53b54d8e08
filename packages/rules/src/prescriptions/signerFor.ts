import type { Person } from './person.ts';
import { fullName } from '../text/fullName.ts';

/** The signer of an order's prescriptions as shown to its buyer. */
export type Signer = 'buyer' | { readonly name: string };

/** Returns the signer as one user reads it: a prescriber signs their own orders (spec 6.3, reading R12). */
export function signerFor(
  { id, firstName, lastName }: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  userId: number,
): Signer {
  return id === userId ? 'buyer' : { name: fullName({ firstName, lastName }) };
}
