import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

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
