import { unknown } from 'superstruct';
import type { Codec } from './codec.ts';

/** The contents of a file, as they are; the call says their media type. */
export const fileContents: Codec<unknown> = {
  struct: unknown(),
  read: (contents) => contents,
  write: (contents) => contents,
  shape: 'the file',
  mostBytes: Infinity,
};
