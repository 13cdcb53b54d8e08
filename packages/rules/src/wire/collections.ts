import { array, record, refine, size, string } from 'superstruct';
import type { Codec, Shape } from './codec.ts';

/** A list of at most so many entries; lists are JSON arrays on the wire (reading R15). */
export function listOf<W, T>(codec: Codec<W, T>, longest = 10_000): Codec<W[], readonly T[]> {
  return {
    struct: size(array(codec.struct), 0, longest),
    read: (wire) => wire.map((each) => codec.read(each)),
    write: (words) => words.map((each) => codec.write(each)),
    shape: listShape(codec, longest),
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

/** An object whose keys are free text and whose values are alike, at most so many. */
export function keyed<W, T>(
  codec: Codec<W, T>,
  most: number,
): Codec<Record<string, W>, Readonly<Record<string, T>>> {
  return {
    struct: refine(record(string(), codec.struct), 'most entries', (value) => {
      return Object.keys(value).length <= most || `should have at most ${most} entries`;
    }),
    read: (wire) =>
      Object.fromEntries(Object.entries(wire).map(([key, each]) => [key, codec.read(each)])),
    write: (words) =>
      Object.fromEntries(Object.entries(words).map(([key, each]) => [key, codec.write(each)])),
    shape: `object of at most ${most} entries, ${codec.fields ? 'each an object' : `each ${codec.shape}`}`,
    collection: 'keyed',
    ...(codec.fields ? { fields: codec.fields } : {}),
  };
}
