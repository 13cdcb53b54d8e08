import fc from 'fast-check';
import type { Shape } from '../wire/codec.ts';

type Values = fc.Arbitrary<unknown>;

const LARGEST_ID = 2_147_483_647;
const LONGEST_LIST = 4;
const instants = { min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };

/** Arbitraries by the documented shape of a value. The first matching pattern counts. */
const patterns: readonly (readonly [RegExp, (parts: readonly string[], shape: Shape) => Values])[] =
  [
    [/^(.*); another name of /, ([inner = ''], shape) => valuesOf({ ...shape, shape: inner })],
    [/^(.*), or null$/, ([inner = ''], shape) => fc.option(valuesOf({ ...shape, shape: inner }))],
    [
      /^(.*), or empty$/,
      ([inner = ''], shape) => fc.oneof(fc.constant(''), valuesOf({ ...shape, shape: inner })),
    ],
    [/^null$/, () => fc.constant(null)],
    [/^whole number, (\S+) to (\S+)$/, ([min, max]) => whole(Number(min), Number(max))],
    [/^whole number:/, () => whole(-1, 1)],
    [/^number$/, () => fc.double({ noNaN: true, noDefaultInfinity: true }).filter(isNotMinusZero)],
    [/^record id$/, () => whole(1, LARGEST_ID)],
    [/^record id, or 0/, () => whole(0, LARGEST_ID)],
    [/^record id, as digits$/, () => whole(1, LARGEST_ID).map(String)],
    [/^record id or 0/, () => whole(0, LARGEST_ID).map(String)],
    [/^empty text$/, () => fc.constant('')],
    [/^text, at most (\d+) /, ([longest]) => text(0, Number(longest))],
    [/^text, (\d+) to (\d+) /, ([shortest, longest]) => text(Number(shortest), Number(longest))],
    [
      /^whole number, (\d+) to (\d+), as digits$/,
      ([from, to]) => whole(Number(from), Number(to)).map(String),
    ],
    [/^text, (\d+) /, ([length]) => text(Number(length), Number(length))],
    [/^true or false$/, () => fc.boolean()],
    [/^true or false, as text$/, () => fc.boolean().map(String)],
    [/^pounds, /, () => whole(-1e9, 1e9).map((mills) => mills / 1000)],
    [/^day as a time, /, () => days().map((day) => `${day}T00:00:00.000Z`)],
    [/^time, /, () => fc.date(instants).map((date) => date.toISOString())],
    [/^day, /, () => days()],
    [/^month, /, () => days().map((day) => day.slice(0, 7))],
    [/^one of (.*)$/, ([choices = '']) => fc.constantFrom(...choicesIn(choices))],
    [/^empty list$/, () => fc.constant([])],
    [/^list of at most (\d+) objects$/, ([most], shape) => list(objects(shape), most)],
    [
      /^list of at most (\d+), each (.*)$/,
      ([most, inner = '']) => list(valuesOf({ shape: inner }), most),
    ],
    [/^object of at most \d+ entries, each an object$/, (_, shape) => byKey(objects(shape))],
    [/^object of .* entries, each (.*)$/, ([inner = '']) => byKey(valuesOf({ shape: inner }))],
    [/^object$/, (_, shape) => objects(shape)],
    [/^the file$/, () => fc.string()],
  ];

function isNotMinusZero(value: number): boolean {
  return !Object.is(value, -0);
}

function days(): fc.Arbitrary<string> {
  return fc.date(instants).map((date) => date.toISOString().slice(0, 10));
}

function whole(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max });
}

/**
 * Returns text with letters of several alphabets, line breaks and signs. Each is one UTF-16 unit, so that lengths are
 * exact.
 */
function text(shortest: number, longest: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom('a', 'Z', '7', ' ', '\n', "'", '"', '<', '|', 'é', 'ß', '中', 'ا');
  return fc.string({ unit, minLength: shortest, maxLength: Math.min(longest, shortest + 40) });
}

/** Parses the values in '0 (unsigned), 1 (signed)' or '"ANY", "PRESCRIPTION"'. */
function choicesIn(choices: string): unknown[] {
  return [...choices.matchAll(/("[^"]*"|-?\d+|true|false)(?: \([^)]*\))?(?:, |$)/g)].map(
    ([, value = '']) => JSON.parse(value) as unknown,
  );
}

function list(entry: Values, most: string | undefined): Values {
  return fc.array(entry, { maxLength: Math.min(LONGEST_LIST, Number(most)) });
}

function byKey(entry: Values): Values {
  return fc.dictionary(fc.string({ maxLength: 8 }), entry, { maxKeys: LONGEST_LIST });
}

function objects({ fields = {} }: Shape): Values {
  const own = Object.entries(fields).filter(([, { shape }]) => !shape.includes('another name of'));
  return fc.record(Object.fromEntries(own.map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: own.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    noNullPrototype: true,
  });
}

/**
 * Returns wire values of a codec's documented shape. If its struct refuses one, struct and documentation disagree.
 * Throws for an unknown shape.
 */
export function valuesOf(shape: Shape): Values {
  for (const [pattern, build] of patterns) {
    const found = pattern.exec(shape.shape);
    if (found) return build(found.slice(1), shape);
  }
  throw new Error(`No values are known for "${shape.shape}"`);
}
