import type { Failure, StructError } from 'superstruct';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Codec } from './codec.ts';

const MOST_ERRORS = 20;

function fieldName({ path }: Failure): string {
  return path.length === 0 ? 'body' : path.map(String).join('.');
}

function sentence(failure: Failure): string {
  if (failure.type === 'never') return 'is not expected here';
  if (failure.value === undefined) return 'is missing';
  return failure.refinement === undefined ? `should be ${failure.type}` : failure.message;
}

/**
 * Reads what arrived into the house's words.
 * Refuses with 'invalid-request' and a sentence per field at fault, by its wire name, or with 'malformed-request' what cannot
 * even be spoken of, such as an object whose `toString` is a number; never throws.
 */
export function decode<W, T>(codec: Codec<W, T>, arrived: unknown): Result<T, Refusal> {
  try {
    const [failure, value] = codec.struct.validate(arrived);
    return failure ? refuse('invalid-request', errorsOf(failure)) : accept(codec.read(value));
  } catch {
    // superstruct puts the value into its message before anybody asked for it.
    return refuse('malformed-request');
  }
}

function errorsOf(failure: StructError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const fault of failure.failures()) {
    const name = fieldName(fault);
    if (!Object.hasOwn(errors, name)) errors[name] = sentence(fault);
    if (Object.keys(errors).length >= MOST_ERRORS) break;
  }
  return errors;
}
