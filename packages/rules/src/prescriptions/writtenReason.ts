import { rejectReasons } from './rejectReasons.ts';

/**
 * The reason of a rejection as its practitioner reads it: the usual reason that was chosen, then the words. 'Another
 * reason' says nothing by itself, so without words it is no reason (reading R23).
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
