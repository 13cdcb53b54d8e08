import { DEFAULT_PRESENCE_MINUTES } from '../accounts/signInRules.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Person } from './person.ts';
import { fullName } from '../text/fullName.ts';

/** The methods by which a signer was authenticated, as printed and shown. */
export const signingMethods = {
  password: 'Signed in with the password',
  passkey: 'Signed with a passkey',
} as const;

/** A method of authentication for signing. */
export type SigningMethod = keyof typeof signingMethods;

/** The declarations that accompany a signature, in the exact words of spec 5.26. */
export const declarations = {
  isAuthorised: 'I confirm that I am authorised to accept the terms of this document',
  isBinding:
    'I understand that accepting the terms of this document creates a legally binding obligation',
} as const;

export type Declaration = keyof typeof declarations;

/** The values of the signing form. The signature pad decides whether there is ink. */
interface Signing extends Readonly<Record<Declaration, boolean>> {
  readonly hasSignature: boolean;
}

/**
 * Checks that the pad has ink and both declarations are ticked (spec 5.26). Refuses with 'signature-required', then
 * with 'declarations-required'.
 */
export function checkSigning(signing: Signing): Result<Signing, Refusal> {
  if (!signing.hasSignature) return refuse('signature-required');
  const areDeclared = (Object.keys(declarations) as Declaration[]).every((each) => signing[each]);
  return areDeclared ? accept(signing) : refuse('declarations-required');
}

/** The signer of an order's prescriptions as shown to its buyer. */
export type Signer = 'buyer' | { readonly name: string };

/** Returns the signer as one user reads it: a prescriber signs their own orders (spec 6.3, reading R12). */
export function signerFor(
  { id, firstName, lastName }: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  userId: number,
): Signer {
  return id === userId ? 'buyer' : { name: fullName({ firstName, lastName }) };
}

const MINUTE_MS = 60_000;

/**
 * Returns whether a drawn signature may be reused for the next prescription: while its signer is present, and only with
 * a passkey for each one (reading R24).
 */
export function canReuseSignature(drawnAt: Date, now: Date, isWithPasskey: boolean): boolean {
  const age = now.getTime() - drawnAt.getTime();
  return isWithPasskey && age >= 0 && age < DEFAULT_PRESENCE_MINUTES * MINUTE_MS;
}
