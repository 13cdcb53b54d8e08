import type { Struct } from 'superstruct';

/** Both spellings of one value: as it travels (`W`) and as the house reads it (`T`). */
export interface Codec<W, T = W> {
  /** Checks a value that has just arrived; strict, without coercion. */
  readonly struct: Struct<W>;
  readonly read: (wire: W) => T;
  readonly write: (words: T) => W;
  /** The shape in words, for docs/api.md. */
  readonly shape: string;
  /** An entity's fields, so that the documentation can list them. */
  readonly fields?: Readonly<
    Record<string, { readonly shape: string; readonly isOptional: boolean }>
  >;
}

/** What a codec decodes to. */
export type Words<C> = C extends Codec<infer _W, infer T> ? T : never;

/** What a codec encodes to. */
export type Wire<C> = C extends Codec<infer W, infer _T> ? W : never;
