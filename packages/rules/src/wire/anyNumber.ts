import { number } from 'superstruct';
import type { Codec } from './codec.ts';

/** Any number, for a rule to judge: the cart's quantity has a sentence of its own (spec 5.16). */
export const anyNumber: Codec<number> = {
  struct: number(),
  read: (value) => value,
  write: (value) => value,
  shape: 'number',
};
