import { entity, field, optionalField, type Field } from '../wire/entity.ts';
import { orNull, text } from '../wire/scalars.ts';
import { type AddressFieldDeclaration, addressOf } from './addressFields.ts';

/** A country's name and two-letter code (spec 3.10). */
export const country = entity({
  name: field('name', text(1, 80)),
  code: field('code', text(2, 2)),
});

type Fields = Readonly<Record<string, AddressFieldDeclaration>>;
type Wire<Prefix extends string, Each extends AddressFieldDeclaration> = `${Prefix}${Each['wire']}`;
type Nullable<Each extends AddressFieldDeclaration> = Each['isOptional'] extends true
  ? true
  : false;

/** A required field. Its value is null on the wire if it may be empty. */
type Stored<Name extends string, IsNullable extends boolean> = IsNullable extends true
  ? Field<Name, string | null, string | undefined, false>
  : Field<Name, string, string, false>;

/** Declares the fields of a stored address: all are there, and an optional one may be null. */
export function storedAddress<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
): { readonly [K in keyof F]: Stored<Wire<Prefix, F[K]>, Nullable<F[K]>> } {
  return addressOf(fields, (_name, { wire, longest, isOptional }) => {
    const codec = text(0, longest);
    return isOptional ? field(prefix + wire, orNull(codec)) : field(prefix + wire, codec);
  }) as never;
}

/** Declares the fields of an address that is stored or missing as a whole: each may be null. */
export function nullableAddress<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
): { readonly [K in keyof F]: Stored<Wire<Prefix, F[K]>, true> } {
  return addressOf(fields, (_name, { wire, longest }) => {
    return field(prefix + wire, orNull(text(0, longest)));
  }) as never;
}

/** Declares the fields of a sent address, each of which may be left out. */
export function optionalAddress<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
): { readonly [K in keyof F]: Field<Wire<Prefix, F[K]>, string, string, true> } {
  return addressOf(fields, (_name, { wire, longest }) => {
    return optionalField(prefix + wire, text(0, longest));
  }) as never;
}

/** Upper bound of a typed value, in characters, where a rule with a sentence for the user checks its length. */
const LONGEST_TYPED = 1000;

/**
 * Declares the fields of a sent address whose lengths the form's rules check; an optional one may be left out.
 */
export function typedAddress<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
): {
  readonly [K in keyof F]: Field<Wire<Prefix, F[K]>, string, string, Nullable<F[K]>>;
} {
  return addressOf(fields, (_name, { wire, longest, input, isOptional }) => {
    const codec = text(0, input === 'country' ? longest : LONGEST_TYPED);
    return isOptional ? optionalField(prefix + wire, codec) : field(prefix + wire, codec);
  }) as never;
}
