/** Why a prescription is rejected that nobody signed in time, as its practitioner reads it. */
export function lapseReason(daysToSign: number): string {
  return `It was not signed within ${daysToSign === 1 ? 'a day' : `${daysToSign} days`}`;
}
