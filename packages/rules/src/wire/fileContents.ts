import { unknown } from 'superstruct';
import type { Codec } from './codec.ts';

/** Raw contents of a file. The call declares their media type. */
export const fileContents: Codec<unknown> = {
  struct: unknown(),
  read: (contents) => contents,
  write: (contents) => contents,
  shape: 'the file',
  mostBytes: Infinity,
};
