import { rejectReasons } from './rejectReasons.ts';

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
