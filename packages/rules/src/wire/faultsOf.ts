import type { Context, Failure, Struct } from 'superstruct';

const MOST_FIELDS = 20;
/** Several may be of one field, of which only the first is told. */
const MOST_FAILURES = 100;
/** No struct of the wire asks for it. */
const NO_BRANCH: Context['branch'] = [];

/** The fields at fault so far, each with its sentence. */
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

/** How a value was found, in superstruct's sense: of the right kind but for a bound, or not even that. */
type Finding = 'valid' | 'not refined' | 'not valid';

/**
 * Returns a sentence for each field at fault, of at most 20 fields; none for a valid value. Superstruct itself collects every
 * failure, and goes on into the entries of a value of the wrong kind: a list of 500,000 numbers in place of an object costs
 * it seconds. This walk leaves such a value at once and ends when it has enough.
 */
export function faultsOf<W>(struct: Struct<W>, value: unknown): Readonly<Record<string, string>> {
  const faults = new Faults();
  judge(struct as unknown as Struct, value, { path: [], branch: NO_BRANCH }, faults);
  return Object.fromEntries(faults.sentences);
}

/** All values of a body share one context, whose path says where the walk is: a copy for each would cost more than judging it. */
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

/** What a validator is shown: it prints what it refuses, and a long list takes long to print. */
function shownTo({ type }: Struct, value: unknown): unknown {
  return Array.isArray(value) && type !== 'array' ? [] : value;
}
