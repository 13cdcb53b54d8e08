import { DEFAULT_PRESENCE_MINUTES } from '../../accounts/presence.ts';
import { messages } from '../../problems/messages.ts';
import { type Declaration, declarations } from './declarations.ts';

/** The values of the signing form. The signature pad decides whether there is ink. */
interface Signing extends Readonly<Record<Declaration, boolean>> {
  readonly hasSignature: boolean;
}

/** What is missing before signing, each in the words of spec 5.26. */
interface SigningFaults {
  readonly signature?: string;
  readonly declarations?: string;
}

/** Returns everything that signing still needs: ink on the pad, and both declarations ticked (spec 5.26). */
export function signingFaults(signing: Signing): SigningFaults {
  const areDeclared = (Object.keys(declarations) as Declaration[]).every((each) => signing[each]);
  return {
    ...(signing.hasSignature ? {} : { signature: messages['signature-required'] }),
    ...(areDeclared ? {} : { declarations: messages['declarations-required'] }),
  };
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
