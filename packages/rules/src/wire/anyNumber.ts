import { define } from 'superstruct';
import type { Codec } from './codec.ts';

/** Bytes of the longest number in JavaScript, such as -1.2345678901234567e-300. */
export const LONGEST_NUMBER = 24;

/** Returns whether a value is accepted in place of a number. */
function isWord(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_NUMBER;
  return typeof value === 'number' || typeof value === 'boolean' || value === null;
}

/**
 * Reads a number that a rule checks later. Other text becomes `NaN`, so that the rule can refuse it with its own
 * message, such as 'Invalid quantity' (spec 5.16). Lists and objects are refused here.
 */
export const anyNumber: Codec<unknown, number> = {
  struct: define('a number', isWord),
  read: (value) => (typeof value === 'number' ? value : Number.NaN),
  write: (value) => value,
  shape: 'number',
  mostBytes: LONGEST_NUMBER,
};
