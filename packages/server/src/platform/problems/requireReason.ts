import { Refused } from './Refused.ts';

const LONGEST_REASON = 1000;

/** Returns a reason, trimmed. Refuses with 'reason-required', or with 'text-too-long' beyond 1,000 characters. */
export function requireReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === '') throw new Refused('reason-required');
  if (trimmed.length > LONGEST_REASON) throw new Refused('text-too-long');
  return trimmed;
}
