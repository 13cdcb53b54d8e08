import type { Struct } from 'superstruct';

/** What the documentation says of a value on the wire. */
export interface Shape {
  /** In words. */
  readonly shape: string;
  /** An entity's fields by wire name, or those of each entry of a collection. */
  readonly fields?: Readonly<Record<string, FieldShape>>;
  /** Set where `fields` are those of each entry. */
  readonly collection?: 'list' | 'keyed';
}

/** What the documentation says of a field of an entity, and what the house calls it. */
export interface FieldShape extends Shape {
  readonly word: string;
  readonly isOptional: boolean;
}

/** Both spellings of one value: as it travels (`W`) and as the house reads it (`T`). */
export interface Codec<W, T = W> extends Shape {
  /** Checks a value that has just arrived; strict, without coercion. */
  readonly struct: Struct<W>;
  readonly read: (wire: W) => T;
  readonly write: (words: T) => W;
  /** Upper bound for the JSON of a valid value, in bytes: without white space, every character of a text escaped. */
  readonly mostBytes: number;
}

/** What a codec decodes to. */
export type Words<C> = C extends Codec<infer _W, infer T> ? T : never;

/** What a codec encodes to. */
export type Wire<C> = C extends Codec<infer W, infer _T> ? W : never;
