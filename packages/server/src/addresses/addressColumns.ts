import { type AddressFieldDeclaration, addressOf } from '@formulary/rules/addresses/addressFields';

type Fields = Readonly<Record<string, AddressFieldDeclaration>>;
type Column<
  Prefix extends string,
  Each extends AddressFieldDeclaration,
> = `${Prefix}${Each['wire']}`;
type OrMissing<Each extends AddressFieldDeclaration, Missing> = Each['isOptional'] extends true
  ? string | Missing
  : string;

/** The columns of an address whose optional fields may be null. */
export type AddressColumns<Prefix extends string, F extends Fields> = {
  readonly [K in keyof F as Column<Prefix, F[K]>]: OrMissing<F[K], null>;
};

/** The columns of an address that may be missing as a whole. */
export type NullableAddressColumns<Prefix extends string, F extends Fields> = {
  readonly [K in keyof F as Column<Prefix, F[K]>]: string | null;
};

type Address<F extends Fields> = { readonly [K in keyof F]: OrMissing<F[K], undefined> };

/** Returns the names of an address's columns. */
export function addressColumns<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
): readonly Column<Prefix, F[keyof F]>[] {
  const wires = Object.values(fields).map(({ wire }) => wire);
  return wires.map((wire) => `${prefix}${wire}` as Column<Prefix, F[keyof F]>);
}

/** Reads an address from a row. */
export function addressFrom<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
  row: AddressColumns<Prefix, F>,
): Address<F> {
  return addressOf(fields, (_name, { wire }) => valueIn(row, prefix + wire)) as Address<F>;
}

/** Reads an address that may be missing from a row. */
export function addressIfAny<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
  row: NullableAddressColumns<Prefix, F>,
): Partial<Readonly<Record<keyof F, string>>> | undefined {
  const values = addressOf(fields, (_name, { wire }) => valueIn(row, prefix + wire));
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(given) as Partial<Record<keyof F, string>>;
}

/** Returns the columns of an address. An optional field that is empty is null. */
export function rowOfAddress<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
  address: { readonly [K in keyof F]: OrMissing<F[K], undefined> },
): AddressColumns<Prefix, F> {
  return rowOfAddressIfAny(prefix, fields, address) as AddressColumns<Prefix, F>;
}

/** Returns the columns of an address, all of them null if it is missing. */
export function rowOfAddressIfAny<const Prefix extends string, F extends Fields>(
  prefix: Prefix,
  fields: F,
  address: Partial<Readonly<Record<keyof F, string | undefined>>> | undefined,
): NullableAddressColumns<Prefix, F> {
  const columns = Object.entries(fields).map(([name, { wire, isOptional }]) => {
    const value = address?.[name] ?? null;
    return [prefix + wire, isOptional ? value || null : value] as const;
  });
  return Object.fromEntries(columns) as NullableAddressColumns<Prefix, F>;
}

function valueIn(row: object, column: string): string | undefined {
  return (row as Readonly<Record<string, string | null>>)[column] ?? undefined;
}
