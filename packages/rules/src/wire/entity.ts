import { type Struct, object, optional as optionalStruct } from 'superstruct';
import type { Codec, Wire, Words } from './codec.ts';

/** One field of an entity: its name on the wire and how its value is read and written. */
export interface Field<Name extends string, W, T, Optional extends boolean> {
  readonly wireName: Name;
  readonly codec: Codec<W, T>;
  readonly isOptional: Optional;
}

/** Any field at all; its codec's types are inferred where they are needed. */
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

/** A field that is always there. */
export function field<const Name extends string, W, T>(
  wireName: Name,
  codec: Codec<W, T>,
): Field<Name, W, T, false> {
  return { wireName, codec, isOptional: false };
}

/** A field that may be left out. */
export function optionalField<const Name extends string, W, T>(
  wireName: Name,
  codec: Codec<W, T>,
): Field<Name, W, T, true> {
  return { wireName, codec, isOptional: true };
}

interface PlainField {
  readonly word: string;
  readonly wireName: string;
  readonly isOptional: boolean;
  readonly codec: Codec<unknown, unknown>;
}

/**
 * One declaration of an entity: the keys are the house's words, each field names its wire spelling and codec.
 * Gives the struct (strict: unknown keys are refused), the types, the reader and the writer (architecture, two vocabularies).
 */
export function entity<const F extends Fields>(fields: F): Codec<EntityWire<F>, EntityWords<F>> {
  const plain = Object.entries(fields).map(([word, each]) => {
    return { word, ...each } as unknown as PlainField;
  });
  const schema = Object.fromEntries(
    plain.map(({ wireName, isOptional, codec }) => [
      wireName,
      isOptional ? optionalStruct(codec.struct) : codec.struct,
    ]),
  );
  return {
    struct: object(schema) as unknown as Struct<EntityWire<F>>,
    read: (wire) => convert(plain, wire, 'wireName', 'word', 'read') as EntityWords<F>,
    write: (words) => convert(plain, words, 'word', 'wireName', 'write') as EntityWire<F>,
    shape: 'object',
    fields: Object.fromEntries(
      plain.map(({ wireName, isOptional, codec: { shape, fields: inner, collection } }) => [
        wireName,
        { shape, isOptional, ...(inner && { fields: inner }), ...(collection && { collection }) },
      ]),
    ),
  };
}

function convert(
  fields: readonly PlainField[],
  source: object,
  from: 'word' | 'wireName',
  to: 'word' | 'wireName',
  direction: 'read' | 'write',
): Record<string, unknown> {
  const values = source as Readonly<Record<string, unknown>>;
  const converted: Record<string, unknown> = {};
  for (const each of fields) {
    const value = values[each[from]];
    if (value !== undefined || !each.isOptional) converted[each[to]] = each.codec[direction](value);
  }
  return converted;
}
