import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { uploadDocuments } from '@formulary/rules/calls/joiningCalls';
import { type FormOptions, sendForm } from '../../lib/http/files/sendForm.ts';

/** At least one of an account's documents. */
export type SentDocuments = Readonly<Partial<Record<RegistrationDocument, File | undefined>>>;

/** Sends requested documents, with the one-time ticket of the e-mail (spec 7.4). */
export async function sendDocuments(
  ticket: string,
  documents: SentDocuments,
  options: FormOptions,
): Promise<void> {
  await sendForm(uploadDocuments, { body: { ticket }, files: documents }, options);
}
