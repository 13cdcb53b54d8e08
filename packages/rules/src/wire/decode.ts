import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Codec } from './codec.ts';
import { faultsOf } from './faultsOf.ts';

/**
 * Decodes a received value. Refuses with 'invalid-request' and a message per invalid field, by its wire name. Refuses
 * with 'malformed-request' a value that cannot even be printed, such as an object whose `toString` is a number. Never
 * throws.
 */
export function decode<W, T>(codec: Codec<W, T>, arrived: unknown): Result<T, Refusal> {
  try {
    const errors = faultsOf(codec.struct, arrived);
    if (Object.keys(errors).length > 0) return refuse('invalid-request', errors);
    return accept(codec.read(arrived as W));
  } catch {
    // superstruct prints the value into its message eagerly, which can throw.
    return refuse('malformed-request');
  }
}
