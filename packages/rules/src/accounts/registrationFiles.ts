import { DOCUMENT_TYPES, LARGEST_DOCUMENT_BYTES } from '../forms/documentFile.ts';
import type { RegistrationDocument } from './registrationDocuments.ts';
import type { FilePart } from '../wire/codec.ts';

const wireNames: Readonly<Record<RegistrationDocument, string>> = {
  passportOrLicence: 'user_passport_or_license',
  certificate: 'user_certificate',
  utilityBill: 'user_utility_bill',
};

/** The document parts of the multipart registration request (spec 3.7). */
export const registrationFiles: readonly FilePart[] = Object.entries(wireNames).map(
  ([name, wireName]) => ({
    wireName,
    name,
    types: DOCUMENT_TYPES,
    mostBytes: LARGEST_DOCUMENT_BYTES,
  }),
);
