import type { Person } from './person.ts';
import { fullName } from '../text/fullName.ts';

/** Who signs the prescriptions of an order, as its buyer is told: they themself, or somebody who is named. */
export type Signer = 'buyer' | { readonly name: string };

/** Who signs, in words for one user: a prescriber signs what they ordered themself (spec 6.3, reading R12). */
export function signerFor(
  { id, firstName, lastName }: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  userId: number,
): Signer {
  return id === userId ? 'buyer' : { name: fullName({ firstName, lastName }) };
}
