/** Everything that identifies the pharmacy, in its pages, mails and documents. */
export interface Brand {
  readonly name: string;
  readonly claim: string;
  readonly company: {
    readonly name: string;
    readonly registration: string;
    /** As on the certificate of registration. Printed on every invoice. */
    readonly vatNumber: string;
  };
  readonly regulator: { readonly registration: string };
  /** Lines of the address; the first is the company. */
  readonly address: readonly string[];
  readonly contact: { readonly email: string; readonly phone: string; readonly hours: string };
  readonly social: readonly { readonly label: string; readonly href: string }[];
  readonly bank: {
    readonly accountName: string;
    readonly sortCode: string;
    readonly accountNumber: string;
  };
}

/**
 * The brand of a shop whose settings nobody has changed at the desk. The values belong to an invented pharmacy:
 * all-zero numbers and `.test` and `.example` addresses are not in use.
 */
export const defaultBrand: Brand = {
  name: 'Formulary',
  claim: 'Medicines and supplies for aesthetic practice',
  company: {
    name: 'Formulary Pharmacy Ltd',
    registration:
      'Registered in England and Wales, company number 00000000. VAT number GB 000 0000 00.',
    vatNumber: 'GB 000 0000 00',
  },
  regulator: {
    registration:
      'Registered pharmacy, General Pharmaceutical Council premises number 0000000. Superintendent pharmacist: A. Example, registration number 0000000.',
  },
  address: ['Formulary Pharmacy Ltd', '1 Dispensary Yard', 'London', 'EC1A 0AA', 'United Kingdom'],
  contact: {
    email: 'care@formulary.test',
    phone: '020 7946 0000',
    hours: 'Monday to Friday, 9am to 5.30pm',
  },
  social: [
    { label: 'Instagram', href: 'https://instagram.example/formulary' },
    { label: 'LinkedIn', href: 'https://linkedin.example/formulary' },
    { label: 'Facebook', href: 'https://facebook.example/formulary' },
  ],
  bank: {
    accountName: 'Formulary Pharmacy Ltd',
    sortCode: '00-00-00',
    accountNumber: '00000000',
  },
};

let current = defaultBrand;

/** Sets the brand of this process or page; without one, the default. */
export function setBrand(next: Brand = defaultBrand): void {
  current = next;
}

/**
 * The brand as the settings of the desk say it now. Read it where a text is made, never once at import: it changes while
 * servers and pages run.
 */
export const brand: Brand = new Proxy(defaultBrand, {
  get: (_default, key) => current[key as keyof Brand],
});

/** Returns the values of now as one object, which is another one after each change. */
export const currentBrand = (): Brand => current;
