import { DEFAULT_PRESENCE_MINUTES } from '../accounts/signInRules.ts';

const MINUTE_MS = 60_000;

/**
 * Returns whether a drawn signature may be reused for the next prescription: while its signer is present, and only with
 * a passkey for each one (reading R24).
 */
export function mayPlaceAgain(drawnAt: Date, now: Date, isWithPasskey: boolean): boolean {
  const age = now.getTime() - drawnAt.getTime();
  return isWithPasskey && age >= 0 && age < DEFAULT_PRESENCE_MINUTES * MINUTE_MS;
}
