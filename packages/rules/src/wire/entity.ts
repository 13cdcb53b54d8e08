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

/** Fields that stand beside the others on the wire and are one object in code. */
export interface Group<G extends Fields> {
  /** A group has no name on the wire. */
  readonly wireName: never;
  readonly codec: Codec<EntityWire<G>, Partial<EntityWords<G>> | undefined>;
  readonly isOptional: true;
  readonly grouped: G;
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
/** The fields of all groups of an entity. */
type GroupedWire<F extends Fields> = UnionToIntersection<
  { [K in keyof F]: F[K] extends Group<infer G> ? EntityWire<G> : never }[keyof F]
>;
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

export type EntityWire<F extends Fields> = Flat<
  { [K in RequiredKeys<F> as F[K]['wireName']]: WireValue<F[K]> } & {
    [K in OptionalKeys<F> as F[K]['wireName']]?: WireValue<F[K]>;
  } & GroupedWire<F>
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

/**
 * Declares fields that stand beside the others on the wire and are one object in code, such as the parts of an address.
 * The object is missing if all its fields are null or missing.
 */
export function group<const G extends Fields>(fields: G): Group<G> {
  return { grouped: fields } as unknown as Group<G>;
}

interface PlainField extends AliasedField {
  /** The object in code that has the field, if it belongs to a group. */
  readonly group?: string;
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
  const plain = Object.entries(fields).flatMap(([word, each]) => plainFields(word, each));
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

function plainFields(word: string, each: AnyField & { grouped?: Fields }): PlainField[] {
  if (each.grouped === undefined) return [{ word, ...each } as unknown as PlainField];
  return Object.entries(each.grouped).map(([inner, grouped]) => {
    return { group: word, word: inner, ...grouped } as unknown as PlainField;
  });
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
  group: groupWord,
  word: ownWord,
  wireName,
  alias,
  isOptional,
  fallback,
  codec,
}: PlainField): [string, FieldShape][] {
  const { shape, fields: inner, collection } = codec;
  const word = groupWord === undefined ? ownWord : `${groupWord}.${ownWord}`;
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

type Values = Readonly<Record<string, unknown>>;

function readFields(fields: readonly PlainField[], wire: object): Record<string, unknown> {
  const values = wire as Values;
  const words: Record<string, unknown> = {};
  for (const { group: groupWord, word, wireName, alias, codec, fallback } of fields) {
    const isElsewhere = alias !== undefined && values[wireName] === undefined;
    const value = values[isElsewhere ? alias : wireName];
    if (groupWord !== undefined) {
      const read = value === undefined ? undefined : codec.read(value);
      if (read !== undefined) words[groupWord] = { ...(words[groupWord] as Values), [word]: read };
    } else if (value !== undefined) words[word] = codec.read(value);
    else if (fallback) words[word] = fallback.value;
  }
  return words;
}

function writeFields(fields: readonly PlainField[], words: object): Record<string, unknown> {
  const values = words as Values;
  const wire: Record<string, unknown> = {};
  for (const { group: groupWord, word, wireName, isOptional, codec } of fields) {
    const value =
      groupWord === undefined ? values[word] : (values[groupWord] as Values | undefined)?.[word];
    if (value !== undefined || !isOptional) wire[wireName] = codec.write(value);
  }
  return wire;
}
