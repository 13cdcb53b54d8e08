/**
 * Everything that identifies the pharmacy. To adapt the shop, change this file and the logo. The values belong to an
 * invented pharmacy: all-zero numbers and `.test` and `.example` addresses are not in use.
 */
export const brand = {
  name: 'Formulary',
  claim: 'Medicines and supplies for aesthetic practice',
  company: {
    name: 'Formulary Pharmacy Ltd',
    registration:
      'Registered in England and Wales, company number 00000000. VAT number GB 000 0000 00.',
    /** As on the certificate of registration. Printed on every invoice. */
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
} as const;
