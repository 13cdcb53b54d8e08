import { number } from 'superstruct';
import type { Codec } from './codec.ts';

/** Bytes of the longest number that JavaScript writes, such as -1.2345678901234567e-300. */
export const LONGEST_NUMBER = 24;

/** Any number, for a rule to judge: the cart's quantity has a sentence of its own (spec 5.16). */
export const anyNumber: Codec<number> = {
  struct: number(),
  read: (value) => value,
  write: (value) => value,
  shape: 'number',
  mostBytes: LONGEST_NUMBER,
};
