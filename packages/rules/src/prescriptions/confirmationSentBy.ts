const MINUTE_MS = 60_000;
const LATEST_MS = 4 * MINUTE_MS;

/**
 * Returns by when the link that confirms a signature is mailed. The links of what a prescriber signs within four minutes go in one
 * mail; it never waits longer for another signature.
 */
export function confirmationSentBy(signedAt: Date): Date {
  return new Date(+signedAt + LATEST_MS);
}
