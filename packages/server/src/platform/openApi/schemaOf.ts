import type { Shape } from '@formulary/rules/wire/codec';
import type { Direction, Entities } from './Entities.ts';

/** A JSON Schema (2020-12), the dialect of OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

/** Where a shape is, for the name of its entity. */
export interface Place {
  readonly name: string;
  readonly direction: Direction;
}

interface Found {
  readonly shape: Shape;
  readonly place: Place;
  readonly entities: Entities;
}

type Describe = (parts: readonly string[], found: Found) => Schema;

const LARGEST_ID = 2_147_483_647;

const integer = (minimum: number, maximum: number): Schema => ({
  type: 'integer',
  minimum,
  maximum,
});

/** Schemas by the documented shape of a value. The first matching pattern counts. */
const patterns: readonly (readonly [RegExp, Describe])[] = [
  [/^(.*); another name of .*$/, ([inner], found) => schemaWithin(inner, found)],
  [
    /^(.*), or null$/,
    ([inner], found) => ({ anyOf: [schemaWithin(inner, found), { type: 'null' }] }),
  ],
  [
    /^(.*), or empty$/,
    ([inner], found) => ({ anyOf: [schemaWithin(inner, found), { const: '' }] }),
  ],
  [/^null$/, () => ({ type: 'null' })],
  [/^number$/, () => ({ type: 'number' })],
  // Digits are text for the decoder only: in an address there is nothing else.
  [
    /^whole number, (\S+) to (\S+?)(?:, as digits)?$/,
    ([min, max]) => integer(Number(min), Number(max)),
  ],
  [/^whole number: (.*)$/, ([meanings]) => ({ type: 'integer', description: meanings })],
  [/^record id(?:, as digits)?$/, () => integer(1, LARGEST_ID)],
  [/^record id,? or 0 for none(?:, as digits)?$/, () => integer(0, LARGEST_ID)],
  [/^empty text$/, () => ({ const: '' })],
  [/^text, at most (\d+) characters$/, ([most]) => ({ type: 'string', maxLength: Number(most) })],
  [/^text, (\d+) to (\d+) characters$/, ([least, most]) => text(Number(least), Number(most))],
  [/^text, (\d+) characters$/, ([length]) => text(Number(length), Number(length))],
  [/^true or false$/, () => ({ type: 'boolean' })],
  [/^true or false, as text$/, () => ({ enum: ['true', 'false'] })],
  [
    /^pounds, at most 3 decimals$/,
    (_parts, { shape }) => ({ type: 'number', description: shape.shape }),
  ],
  [
    /^(?:day as a )?time, ISO 8601 in UTC$/,
    (_parts, { shape }) => ({ type: 'string', format: 'date-time', description: shape.shape }),
  ],
  [/^day, yyyy-MM-dd$/, () => ({ type: 'string', format: 'date' })],
  [/^one of (.*)$/, ([choices = '']) => oneOf(choices)],
  [/^empty list$/, () => ({ type: 'array', maxItems: 0 })],
  [/^list of at most (\d+) objects$/, ([most], found) => list(Number(most), entitySchema(found))],
  [
    /^list of at most (\d+), each (.*)$/,
    ([most, inner], found) => list(Number(most), schemaWithin(inner, found)),
  ],
  [
    /^object of at most (\d+) entries, each an object$/,
    ([most], found) => keyed(Number(most), entitySchema(found)),
  ],
  [
    /^object of at most (\d+) entries, each (.*)$/,
    ([most, inner], found) => keyed(Number(most), schemaWithin(inner, found)),
  ],
  [/^object$/, (_parts, found) => entitySchema(found)],
];

/**
 * Returns the JSON Schema of a codec's documented shape. Throws for a shape that it does not know, so that the
 * description of the API is never vaguer than the page.
 */
export function schemaOf(shape: Shape, place: Place, entities: Entities): Schema {
  for (const [pattern, describe] of patterns) {
    const found = pattern.exec(shape.shape);
    if (found) return describe(found.slice(1), { shape, place, entities });
  }
  throw new Error(`No schema is known for "${shape.shape}"`);
}

function schemaWithin(inner: string | undefined, { shape, place, entities }: Found): Schema {
  return schemaOf({ ...shape, shape: inner ?? '' }, place, entities);
}

function entitySchema({ shape: { fields = {} }, place, entities }: Found): Schema {
  return entities.refTo(fields, place);
}

function text(minLength: number, maxLength: number): Schema {
  return { type: 'string', minLength, maxLength };
}

function list(maxItems: number, items: Schema): Schema {
  return { type: 'array', maxItems, items };
}

function keyed(maxProperties: number, additionalProperties: Schema): Schema {
  return { type: 'object', maxProperties, additionalProperties };
}

/** Parses '0 (unsigned), 1 (signed)' or '"ANY", "PRESCRIPTION"'. */
function oneOf(choices: string): Schema {
  const found = [...choices.matchAll(/("[^"]*"|-?\d+|true|false)(?: \([^)]*\))?(?:, |$)/g)];
  const values = found.map(([, value = '']) => JSON.parse(value) as unknown);
  const isNamed = values.some((value) => typeof value !== 'string');
  return { enum: values, ...(isNamed && { description: choices }) };
}
