import { Struct, array, record, refine, size, string } from 'superstruct';
import type { Codec, Shape } from './codec.ts';
import { text } from './scalars.ts';

/** Enough for the keys of every keyed object: ids, and line keys such as '12-false'. */
const LONGEST_KEY = 100;

/**
 * Returns a codec for a list with a maximum length. Lists are JSON arrays on the wire (reading R15). Does not visit the
 * entries of a longer list.
 */
export function listOf<W, T>(codec: Codec<W, T>, longest = 10_000): Codec<W[], readonly T[]> {
  return {
    struct: size(
      unvisitedIf(array(codec.struct), (value) => value.length > longest),
      0,
      longest,
    ),
    read: (wire) => wire.map((each) => codec.read(each)),
    write: (words) => words.map((each) => codec.write(each)),
    shape: listShape(codec, longest),
    mostBytes: '[]'.length + longest * (codec.mostBytes + ','.length),
    collection: 'list',
    ...(codec.fields ? { fields: codec.fields } : {}),
  };
}

function listShape({ shape, fields }: Shape, longest: number): string {
  if (longest === 0) return 'empty list';
  return fields
    ? `list of at most ${longest} objects`
    : `list of at most ${longest}, each ${shape}`;
}

/**
 * Returns a codec for an object with free keys, values of one type, and a maximum number of entries. Does not visit the
 * entries of a larger object.
 */
export function keyed<W, T>(
  codec: Codec<W, T>,
  most: number,
): Codec<Record<string, W>, Readonly<Record<string, T>>> {
  const hasMore = (value: object): boolean => Object.keys(value).length > most;
  return {
    struct: refine(
      unvisitedIf(record(size(string(), 0, LONGEST_KEY), codec.struct), hasMore),
      'most entries',
      (value) => !hasMore(value) || `should have at most ${most} entries`,
    ),
    read: (wire) =>
      Object.fromEntries(Object.entries(wire).map(([key, each]) => [key, codec.read(each)])),
    write: (words) =>
      Object.fromEntries(Object.entries(words).map(([key, each]) => [key, codec.write(each)])),
    shape: `object of at most ${most} entries, ${codec.fields ? 'each an object' : `each ${codec.shape}`}`,
    mostBytes:
      '{}'.length + most * (text(0, LONGEST_KEY).mostBytes + ':,'.length + codec.mostBytes),
    collection: 'keyed',
    ...(codec.fields ? { fields: codec.fields } : {}),
  };
}

/** Returns the struct without visiting the entries of a value that is too large. */
function unvisitedIf<T extends object, S>(
  struct: Struct<T, S>,
  isTooLarge: (value: T) => boolean,
): Struct<T, S> {
  const { type, schema, coercer, validator, refiner } = struct;
  return new Struct<T, S>({
    type,
    schema,
    coercer,
    validator,
    refiner,
    *entries(value, context) {
      const isVisited = typeof value !== 'object' || value === null || !isTooLarge(value as T);
      if (isVisited) yield* struct.entries(value, context);
    },
  });
}
