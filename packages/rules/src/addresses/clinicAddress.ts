import { type PostalDetails, type PostalField, addressOf, postalFields } from './addressFields.ts';

/** The field of a registration that holds a field of the clinic's address: 'clinicStreet'. */
type ClinicKey<Name extends string> = `clinic${Capitalize<Name>}`;
type ByClinicKey<Address> = {
  readonly [K in keyof Address & string as ClinicKey<K>]: Address[K];
};
type AllOptional<F> = { readonly [K in keyof F]: F[K] & { readonly isOptional: true } };

export type ClinicField = ClinicKey<PostalField>;

/** The fields of the clinic's address in a registration, every one of them optional. */
export const clinicFields = byClinicKey(
  addressOf(postalFields, (_name, field) => ({ ...field, isOptional: true })) as AllOptional<
    typeof postalFields
  >,
);

/** Returns the values of an address under the names of the clinic's fields. */
export function byClinicKey<Address extends object>(address: Address): ByClinicKey<Address> {
  const renamed = Object.entries(address).map(([name, value]) => [clinicKey(name), value] as const);
  return Object.fromEntries(renamed) as ByClinicKey<Address>;
}

/** Returns the name of a field of the clinic's address: 'street' becomes 'clinicStreet'. */
function clinicKey(name: string): string {
  return `clinic${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/**
 * Returns the clinic's address: a copy of the billing address if 'Same as Billing Address' is ticked, else empty (spec
 * 4.3).
 */
export function sameAsBilling(
  billing: PostalDetails,
  isTicked: boolean,
): Readonly<Record<ClinicField, string>> {
  return byClinicKey(addressOf(postalFields, (field) => (isTicked ? billing[field] : '')));
}
