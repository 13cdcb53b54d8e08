import type { Struct } from 'superstruct';

/** A file of a multipart form. */
export interface FilePart {
  readonly wireName: string;
  /** Name in code. */
  readonly name: string;
  /** Allowed media types, determined from the content. */
  readonly types: readonly string[];
  readonly mostBytes: number;
}

/** The documented shape of a value on the wire. */
export interface Shape {
  /** Description in words. */
  readonly shape: string;
  /** An entity's fields by wire name, or the fields of each entry of a collection. */
  readonly fields?: Readonly<Record<string, FieldShape>>;
  /** Set if `fields` belong to each entry. */
  readonly collection?: 'list' | 'keyed';
}

/** The documented shape of an entity's field, and its name in code. */
export interface FieldShape extends Shape {
  readonly word: string;
  readonly isOptional: boolean;
}

/** Converts a value between the wire (`W`) and the code (`T`). */
export interface Codec<W, T = W> extends Shape {
  /** Validates a received value; strict, without coercion. */
  readonly struct: Struct<W>;
  readonly read: (wire: W) => T;
  readonly write: (words: T) => W;
  /** Maximum size of the JSON of a valid value, in bytes: without white space, every character of a text escaped. */
  readonly mostBytes: number;
}

/** What a codec decodes to. */
export type Words<C> = C extends Codec<infer _W, infer T> ? T : never;

/** What a codec encodes to. */
export type Wire<C> = C extends Codec<infer W, infer _T> ? W : never;
