import { type Struct, object, optional as optionalStruct } from 'superstruct';
import { type AliasedField, refineAliases } from './aliases.ts';
import type { Codec, FieldShape, Wire, Words } from './codec.ts';

/** One field of an entity: its wire name and its codec. */
export interface Field<Name extends string, W, T, Optional extends boolean> {
  readonly wireName: Name;
  readonly codec: Codec<W, T>;
  readonly isOptional: Optional;
  /** Another accepted wire name. The field is written under the first. */
  readonly alias?: string;
  /** The value that is read if the field is missing. */
  readonly fallback?: { readonly value: T };
}

/** Any field. Its codec's types are inferred where needed. */
interface AnyField {
  readonly wireName: string;
  readonly codec: { readonly shape: string };
  readonly isOptional: boolean;
}

type Fields = Readonly<Record<string, AnyField>>;

type WireValue<F extends AnyField> = Wire<F['codec']>;
type WordsValue<F extends AnyField> = Words<F['codec']>;
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K]['isOptional'] extends true ? never : K;
}[keyof F];
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K]['isOptional'] extends true ? K : never;
}[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };

export type EntityWire<F extends Fields> = Flat<
  { [K in RequiredKeys<F> as F[K]['wireName']]: WireValue<F[K]> } & {
    [K in OptionalKeys<F> as F[K]['wireName']]?: WireValue<F[K]>;
  }
>;

export type EntityWords<F extends Fields> = Flat<
  { [K in RequiredKeys<F>]: WordsValue<F[K]> } & { [K in OptionalKeys<F>]?: WordsValue<F[K]> }
>;

/** Declares a required field. */
export function field<const Name extends string, W, T>(
  wireName: Name,
  codec: Codec<W, T>,
): Field<Name, W, T, false> {
  return { wireName, codec, isOptional: false };
}

/** Declares a field that may also arrive under another name: 'prescription_pk (also rx_pk)' (spec 3.13). */
export function aliasedField<const Name extends string, W, T>(
  wireName: Name,
  alias: string,
  codec: Codec<W, T>,
): Field<Name, W, T, false> {
  return { wireName, alias, codec, isOptional: false };
}

/**
 * Declares a field with a default: always read and written, but optional in a received value: 'default empty' (spec
 * 3.14).
 */
export function defaultedField<const Name extends string, W, T>(
  wireName: Name,
  codec: Codec<W, T>,
  value: T,
): Field<Name, W, T, false> {
  return { wireName, codec, isOptional: false, fallback: { value } };
}

/** Declares an optional field. */
export function optionalField<const Name extends string, W, T>(
  wireName: Name,
  codec: Codec<W, T>,
): Field<Name, W, T, true> {
  return { wireName, codec, isOptional: true };
}

interface PlainField extends AliasedField {
  readonly word: string;
  readonly isOptional: boolean;
  readonly codec: Codec<unknown, unknown>;
  readonly fallback?: { readonly value: unknown };
}

/**
 * Declares an entity: the keys are the names in code, and each field has its wire name and codec. Returns the struct
 * (strict: unknown keys are refused), the types, the reader and the writer (architecture, two vocabularies).
 */
export function entity<const F extends Fields>(fields: F): Codec<EntityWire<F>, EntityWords<F>> {
  const plain = Object.entries(fields).map(([word, each]) => {
    return { word, ...each } as unknown as PlainField;
  });
  const struct = object(Object.fromEntries(plain.flatMap(structsOf)));
  return {
    struct: refineAliases(struct, plain) as unknown as Struct<EntityWire<F>>,
    read: (wire) => readFields(plain, wire) as EntityWords<F>,
    write: (words) => writeFields(plain, words) as EntityWire<F>,
    shape: 'object',
    fields: Object.fromEntries(plain.flatMap(shapesOf)),
    mostBytes: plain.reduce((sum, each) => sum + mostBytesOf(each), '{}'.length),
  };
}

/** Counts both names, because an aliased field may arrive under both. */
function mostBytesOf({ wireName, alias, codec }: PlainField): number {
  const names = alias === undefined ? [wireName] : [wireName, alias];
  return names.reduce((sum, name) => sum + `"${name}":,`.length + codec.mostBytes, 0);
}

function structsOf({
  wireName,
  alias,
  isOptional,
  fallback,
  codec,
}: PlainField): [string, Struct][] {
  const missable = optionalStruct(codec.struct);
  if (alias !== undefined) {
    return [
      [wireName, missable],
      [alias, missable],
    ];
  }
  return [[wireName, isOptional || fallback ? missable : codec.struct]];
}

function shapesOf({
  word,
  wireName,
  alias,
  isOptional,
  fallback,
  codec,
}: PlainField): [string, FieldShape][] {
  const { shape, fields: inner, collection } = codec;
  const described = {
    word,
    shape,
    ...(inner && { fields: inner }),
    ...(collection && { collection }),
  };
  const named: [string, FieldShape] = [
    wireName,
    { ...described, isOptional: isOptional || fallback !== undefined },
  ];
  if (alias === undefined) return [named];
  return [
    named,
    [alias, { word, shape: `${shape}; another name of ${wireName}`, isOptional: true }],
  ];
}

function readFields(fields: readonly PlainField[], wire: object): Record<string, unknown> {
  const values = wire as Readonly<Record<string, unknown>>;
  const words: Record<string, unknown> = {};
  for (const { word, wireName, alias, codec, fallback } of fields) {
    const isElsewhere = alias !== undefined && values[wireName] === undefined;
    const value = values[isElsewhere ? alias : wireName];
    if (value !== undefined) words[word] = codec.read(value);
    else if (fallback) words[word] = fallback.value;
  }
  return words;
}

function writeFields(fields: readonly PlainField[], words: object): Record<string, unknown> {
  const values = words as Readonly<Record<string, unknown>>;
  const wire: Record<string, unknown> = {};
  for (const { word, wireName, isOptional, codec } of fields) {
    const value = values[word];
    if (value !== undefined || !isOptional) wire[wireName] = codec.write(value);
  }
  return wire;
}
