/** Returns the reason for a prescription that was rejected because it was not signed in time, for its practitioner. */
export function lapseReason(daysToSign: number): string {
  return `It was not signed within ${daysToSign === 1 ? 'a day' : `${daysToSign} days`}`;
}
