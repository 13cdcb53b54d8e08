import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Codec } from './codec.ts';
import { faultsOf } from './faultsOf.ts';

/**
 * Reads what arrived into the house's words.
 * Refuses with 'invalid-request' and a sentence per field at fault, by its wire name, or with 'malformed-request' what cannot
 * even be spoken of, such as an object whose `toString` is a number; never throws.
 */
export function decode<W, T>(codec: Codec<W, T>, arrived: unknown): Result<T, Refusal> {
  try {
    const errors = faultsOf(codec.struct, arrived);
    if (Object.keys(errors).length > 0) return refuse('invalid-request', errors);
    return accept(codec.read(arrived as W));
  } catch {
    // superstruct puts the value into its message before anybody asked for it.
    return refuse('malformed-request');
  }
}
