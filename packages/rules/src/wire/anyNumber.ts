import { define } from 'superstruct';
import type { Codec } from './codec.ts';

/** Bytes of the longest number that JavaScript writes, such as -1.2345678901234567e-300. */
export const LONGEST_NUMBER = 24;

/** What may stand in place of a number. */
function isWord(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_NUMBER;
  return typeof value === 'number' || typeof value === 'boolean' || value === null;
}

/**
 * Reads a number that a rule checks later. A text that is no number passes as `NaN`, so that the rule can refuse it with its own
 * message, such as 'Invalid quantity' (spec 5.16). Lists and objects are refused here.
 */
export const anyNumber: Codec<unknown, number> = {
  struct: define('a number', isWord),
  read: (value) => (typeof value === 'number' ? value : Number.NaN),
  write: (value) => value,
  shape: 'number',
  mostBytes: LONGEST_NUMBER,
};
