/** One field of a postal address, as entities, rules, rows, forms and envelopes need it. */
export interface AddressFieldDeclaration {
  /** End of its wire name and, if not stated otherwise, of its column: 'order_shipping_city', 'shipping_city'. */
  readonly wire: string;
  /** Maximum length in characters. */
  readonly longest: number;
  /** Label of its input. */
  readonly label: string;
  /** Name for browser autofill, after the section: 'shipping postal-code'. */
  readonly autoComplete: string;
  /** Explains the input. */
  readonly description?: string;
  /** May be empty, which is null on the wire and in rows. */
  readonly isOptional?: true | undefined;
  /** Takes half a row of a form, beside the next or previous half. */
  readonly isHalf?: true;
  /** How it is entered, if not as plain text. */
  readonly input?: 'telephone' | 'capitals' | 'country';
  /** Follows the field before it on the same line of an envelope. */
  readonly sharesLine?: true;
}

type Declarations = Readonly<Record<string, AddressFieldDeclaration>>;

/** The fields of an address within one country. */
export const localFields = {
  street: { wire: 'street', longest: 100, label: 'Address', autoComplete: 'address-line1' },
  city: {
    wire: 'city',
    longest: 100,
    label: 'City',
    autoComplete: 'address-level2',
    isHalf: true,
  },
  postcode: {
    wire: 'postcode',
    longest: 20,
    label: 'Postcode',
    autoComplete: 'postal-code',
    isHalf: true,
    input: 'capitals',
    sharesLine: true,
  },
  county: {
    wire: 'county',
    longest: 100,
    label: 'County',
    autoComplete: 'address-level1',
    isOptional: true,
    isHalf: true,
  },
} as const satisfies Declarations;

/** The fields of a billing or clinic address, in the order of forms and envelopes. */
export const postalFields = {
  ...localFields,
  countryCode: {
    wire: 'country',
    longest: 2,
    label: 'Country',
    autoComplete: 'country',
    isHalf: true,
    input: 'country',
  },
} as const satisfies Declarations;

/** The fields of a delivery address. An envelope has the phone number last. */
export const deliveryFields = {
  name: {
    wire: 'name',
    longest: 200,
    label: 'Name on the parcel',
    description: 'Of the person or clinic that takes it in',
    autoComplete: 'name',
    isHalf: true,
  },
  phone: {
    wire: 'phone',
    longest: 40,
    label: 'Contact number',
    description: 'For the courier, should they need to find you',
    autoComplete: 'tel',
    isHalf: true,
    input: 'telephone',
  },
  ...postalFields,
} as const satisfies Declarations;

/** The fields of a patient's address, which has no country, in the order of the form. */
export const patientAddressFields = {
  postcode: localFields.postcode,
  street: { ...localFields.street, isHalf: true },
  city: localFields.city,
  county: { ...localFields.county, isOptional: undefined },
} as const;

export type PostalField = keyof typeof postalFields;
export type DeliveryField = keyof typeof deliveryFields;
export type PatientAddressField = keyof typeof patientAddressFields;
/** The values of a billing or clinic address. */
export type PostalDetails = Readonly<Record<PostalField, string>>;
/** The values of a delivery address. */
export type DeliveryDetails = Readonly<Record<DeliveryField, string>>;

/** Returns a value for each field of an address. */
export function addressOf<Name extends string, Value>(
  fields: Readonly<Record<Name, AddressFieldDeclaration>>,
  valueOf: (name: Name, field: AddressFieldDeclaration) => Value,
): Readonly<Record<Name, Value>> {
  const names = Object.keys(fields) as Name[];
  const values = names.map((name) => [name, valueOf(name, fields[name])] as const);
  return Object.fromEntries(values) as Readonly<Record<Name, Value>>;
}

/** Returns the fields of an address that another value has too. */
export function addressIn<Name extends string, Owner extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, AddressFieldDeclaration>>,
  owner: Owner,
): Pick<Owner, Name> {
  return addressOf(fields, (name) => owner[name]) as Pick<Owner, Name>;
}

/** Returns an address without values. */
export function emptyAddress<Name extends string>(
  fields: Readonly<Record<Name, AddressFieldDeclaration>>,
): Readonly<Record<Name, string>> {
  return addressOf(fields, () => '');
}
