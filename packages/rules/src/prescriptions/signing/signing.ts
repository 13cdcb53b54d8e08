import { DEFAULT_PRESENCE_MINUTES } from '../../accounts/presence.ts';
import { type Refusal, refuse } from '../../problems/refusal.ts';
import { type Result, accept } from '../../problems/result.ts';
import { type Declaration, declarations } from './declarations.ts';

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

const MINUTE_MS = 60_000;

/**
 * Returns whether a drawn signature may be reused for the next prescription: while its signer is present, and only with
 * a passkey for each one (reading R24).
 */
export function canReuseSignature(drawnAt: Date, now: Date, isWithPasskey: boolean): boolean {
  const age = now.getTime() - drawnAt.getTime();
  return isWithPasskey && age >= 0 && age < DEFAULT_PRESENCE_MINUTES * MINUTE_MS;
}
