import { define } from 'superstruct';
import type { Codec } from './codec.ts';

/** Bytes of the longest number that JavaScript writes, such as -1.2345678901234567e-300. */
export const LONGEST_NUMBER = 24;

/** A number for a rule to judge, which has a sentence of its own for what is none (spec 5.16). */
export const anyNumber: Codec<unknown, number> = {
  struct: define('a number', (value) => value !== undefined),
  read: (value) => (typeof value === 'number' ? value : Number.NaN),
  write: (value) => value,
  shape: 'number',
  mostBytes: LONGEST_NUMBER,
};
