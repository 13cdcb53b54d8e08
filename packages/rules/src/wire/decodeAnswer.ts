import { mask } from 'superstruct';
import type { Codec } from './codec.ts';

/** An answer without the agreed shape: a bug or a version mismatch, never a user's mistake. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** Decodes a server's answer and drops unknown fields. Throws `UnreadableAnswer` if it cannot be decoded. */
export function decodeAnswer<W, T>(codec: Codec<W, T>, arrived: unknown): T {
  try {
    return codec.read(mask(arrived, codec.struct));
  } catch (cause) {
    throw new UnreadableAnswer('The answer could not be read', { cause });
  }
}
