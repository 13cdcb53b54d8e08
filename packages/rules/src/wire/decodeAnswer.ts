import { mask } from 'superstruct';
import type { Codec } from './codec.ts';

/** An answer that does not have the shape both sides agreed on: a bug or a version apart, never a user's mistake. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** Reads a server's answer; fields this side does not know yet are dropped. Throws `UnreadableAnswer` when it cannot be read. */
export function decodeAnswer<W, T>(codec: Codec<W, T>, arrived: unknown): T {
  try {
    return codec.read(mask(arrived, codec.struct));
  } catch (cause) {
    throw new UnreadableAnswer('The answer could not be read', { cause });
  }
}
