import type { Context, Failure, Struct } from 'superstruct';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Codec } from './codec.ts';

const MOST_FIELDS = 20;
/** Several failures may belong to one field, of which only the first is reported. */
const MOST_FAILURES = 100;
/** No struct of the wire uses it. */
const NO_BRANCH: Context['branch'] = [];

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

/** The invalid fields so far, each with its message. */
class Faults {
  readonly sentences = new Map<string, string>();
  private failures = 0;

  get isFull(): boolean {
    return this.failures >= MOST_FAILURES || this.sentences.size >= MOST_FIELDS;
  }

  add(failure: Failure): void {
    this.failures += 1;
    const name = fieldName(failure);
    if (!this.sentences.has(name)) this.sentences.set(name, sentence(failure));
  }
}

function fieldName({ path }: Failure): string {
  return path.length === 0 ? 'body' : path.map(String).join('.');
}

function sentence(failure: Failure): string {
  if (failure.type === 'never') return 'is not expected here';
  if (failure.value === undefined) return 'is missing';
  return failure.refinement === undefined ? `should be ${failure.type}` : failure.message;
}

interface SharedContext extends Context {
  readonly path: (string | number)[];
}

/**
 * The result of validating a value, in terms of superstruct: 'not refined' is the right type that fails a refinement.
 */
type Finding = 'valid' | 'not refined' | 'not valid';

/**
 * Returns a message for each invalid field, for at most 20 fields; none for a valid value. Superstruct itself collects
 * every failure, and visits the entries of a value of the wrong kind. A list of 500,000 numbers in place of an object
 * takes it seconds. This walk skips such a value and stops early.
 */
function faultsOf<W>(struct: Struct<W>, value: unknown): Readonly<Record<string, string>> {
  const faults = new Faults();
  judge(struct as unknown as Struct, value, { path: [], branch: NO_BRANCH }, faults);
  return Object.fromEntries(faults.sentences);
}

/**
 * Validates a value. All values of a body share one context, whose path is the current position, because a copy for
 * each would cost more than validating it.
 */
function judge(struct: Struct, value: unknown, context: SharedContext, faults: Faults): Finding {
  for (const failure of struct.validator(shownTo(struct, value), context)) {
    faults.add(failure);
    return 'not valid';
  }
  let finding: Finding = 'valid';
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner, innerStruct] of struct.entries(value, context)) {
      context.path.push(key);
      const innerFinding = judge(innerStruct as Struct, inner, context, faults);
      context.path.pop();
      if (innerFinding !== 'valid') finding = innerFinding;
      if (faults.isFull) return finding;
    }
  }
  if (finding === 'not valid') return finding;
  for (const failure of struct.refiner(value, context)) {
    faults.add(failure);
    finding = 'not refined';
  }
  return finding;
}

/**
 * Returns the value to pass to a validator. An empty list replaces an unexpected one, because validators print what
 * they refuse.
 */
function shownTo({ type }: Struct, value: unknown): unknown {
  return Array.isArray(value) && type !== 'array' ? [] : value;
}
