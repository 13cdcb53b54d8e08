import { DEFAULT_PRESENCE_MINUTES } from '../accounts/presenceMinutes.ts';

const MINUTE_MS = 60_000;

/**
 * A signature that was drawn may be placed on the next prescription while its signer is present, and only where a passkey signs
 * each (reading R24); otherwise each is drawn.
 */
export function mayPlaceAgain(drawnAt: Date, now: Date, isWithPasskey: boolean): boolean {
  const age = now.getTime() - drawnAt.getTime();
  return isWithPasskey && age >= 0 && age < DEFAULT_PRESENCE_MINUTES * MINUTE_MS;
}
