import { type Refusal, refuse } from '../../problems/refusal.ts';
import { type Result, accept } from '../../problems/result.ts';

/** The usual reasons for rejecting a prescription (reading R23). */
export const rejectReasons = [
  'The product or its quantity is not right for this patient',
  'The directions need to be clearer',
  'I have to see the patient first',
  'The details of the patient are not right',
  'Another reason',
] as const;

const LONGEST_REASON = 1000;

/**
 * Returns the trimmed reason of a rejection, which tells the practitioner what to correct (reading R23). Refuses with
 * 'reason-required' and 'text-too-long'.
 */
export function checkRejection(typed: string): Result<string, Refusal> {
  const reason = typed.trim();
  if (reason === '') return refuse('reason-required');
  return reason.length > LONGEST_REASON ? refuse('text-too-long') : accept(reason);
}

/**
 * Returns the reason of a rejection for its practitioner: the chosen usual reason, then the words. 'Another reason'
 * without words is empty, because it says nothing (reading R23).
 */
export function writtenReason({
  reason,
  words,
}: {
  readonly reason: string;
  readonly words: string;
}): string {
  const chosen = reason === rejectReasons.at(-1) ? '' : reason;
  return [chosen, words.trim()].filter((part) => part !== '').join('. ');
}

/** Returns the reason for a prescription that was rejected because it was not signed in time, for its practitioner. */
export function lapseReason(daysToSign: number): string {
  return `It was not signed within ${daysToSign === 1 ? 'a day' : `${daysToSign} days`}`;
}
