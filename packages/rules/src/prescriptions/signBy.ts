const DAY_MS = 86_400_000;

/** Days that a prescription waits for its signature, unless set otherwise. */
export const DEFAULT_DAYS_TO_SIGN = 14;

/** When a prescription lapses that was ordered then and nobody signs. */
export function signBy(createdAt: Date, daysToSign: number): Date {
  return new Date(+createdAt + daysToSign * DAY_MS);
}
