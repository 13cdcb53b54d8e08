import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

const LONGEST_REASON = 1000;

/**
 * A rejection says why, so that the practitioner can correct it (reading R23); spaces around the reason do not count.
 * Refuses with 'reason-required' and 'text-too-long'.
 */
export function checkRejection(typed: string): Result<string, Refusal> {
  const reason = typed.trim();
  if (reason === '') return refuse('reason-required');
  return reason.length > LONGEST_REASON ? refuse('text-too-long') : accept(reason);
}
