import { fieldSentences } from '../problems/fieldSentences.ts';
import {
  DOCUMENT_TYPES,
  type DocumentFile,
  LARGEST_DOCUMENT_BYTES,
} from '../forms/documentFile.ts';
import type { FormErrors } from '../forms/fieldCheck.ts';
import { type RegistrationDocument, registrationDocuments } from './registrationDocuments.ts';

function faultOf(file: DocumentFile | undefined, sentence: string): string | undefined {
  if (!file || file.bytes === 0) return sentence;
  if (!DOCUMENT_TYPES.includes(file.type)) return fieldSentences.documentType;
  return file.bytes > LARGEST_DOCUMENT_BYTES ? fieldSentences.documentTooLarge : undefined;
}

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
