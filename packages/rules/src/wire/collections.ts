import { array, record, refine, size, string } from 'superstruct';
import type { Codec } from './codec.ts';

/** A list of at most so many entries; lists are JSON arrays on the wire (reading R15). */
export function listOf<W, T>(codec: Codec<W, T>, longest = 10_000): Codec<W[], readonly T[]> {
  return {
    struct: size(array(codec.struct), 0, longest),
    read: (wire) => wire.map((each) => codec.read(each)),
    write: (words) => words.map((each) => codec.write(each)),
    shape: codec.fields ? 'list of objects' : `list of ${codec.shape}`,
    ...(codec.fields ? { fields: codec.fields } : {}),
  };
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
    shape: 'object keyed by line',
    ...(codec.fields ? { fields: codec.fields } : {}),
  };
}
