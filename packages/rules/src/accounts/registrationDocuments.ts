import type { FilePart } from '../wire/codec.ts';
import {
  DOCUMENT_TYPES,
  type DocumentFile,
  LARGEST_DOCUMENT_BYTES,
} from '../forms/documentFile.ts';
import type { FormErrors } from '../forms/fieldCheck.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';

/** The documents of a registration, each with the message that asks for it (spec 5.6). */
export const registrationDocuments = {
  passportOrLicence: fieldSentences.passportOrLicence,
  certificate: fieldSentences.certificate,
  utilityBill: fieldSentences.utilityBill,
} as const;

export type RegistrationDocument = keyof typeof registrationDocuments;

/** Returns the errors of a registration's documents. Each is required, PDF, JPEG or PNG, at most 8 MB (spec 5.6). */
export function checkDocuments(
  files: Readonly<Partial<Record<RegistrationDocument, DocumentFile | undefined>>>,
): FormErrors<RegistrationDocument> {
  const errors: FormErrors<RegistrationDocument> = {};
  for (const name of Object.keys(registrationDocuments) as RegistrationDocument[]) {
    const fault = faultOf(files[name], registrationDocuments[name]);
    if (fault !== undefined) errors[name] = fault;
  }
  return errors;
}

function faultOf(file: DocumentFile | undefined, sentence: string): string | undefined {
  if (!file || file.bytes === 0) return sentence;
  if (!DOCUMENT_TYPES.includes(file.type)) return fieldSentences.documentType;
  return file.bytes > LARGEST_DOCUMENT_BYTES ? fieldSentences.documentTooLarge : undefined;
}

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
