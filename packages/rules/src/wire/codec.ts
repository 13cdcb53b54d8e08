import type { Struct } from 'superstruct';

/** Both spellings of one value: as it travels (`Wire`) and as the house reads it (`Words`). */
export interface Codec<Wire, Words = Wire> {
  /** Checks a value that has just arrived; strict, without coercion. */
  readonly struct: Struct<Wire, unknown>;
  readonly read: (wire: Wire) => Words;
  readonly write: (words: Words) => Wire;
  /** The shape in words, for docs/api.md. */
  readonly shape: string;
  /** An entity's fields, so that the documentation can list them. */
  readonly fields?: Readonly<
    Record<string, { readonly shape: string; readonly isOptional: boolean }>
  >;
}

/** What a codec decodes to. */
export type Words<C> = C extends Codec<infer _Wire, infer W> ? W : never;

/** What a codec encodes to. */
export type Wire<C> = C extends Codec<infer W, infer _Words> ? W : never;
