import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { register } from '@formulary/rules/calls/joiningCalls';
import { type FormOptions, sendForm } from '../../lib/http/files/sendForm.ts';
import { type TypedRegistration, registrationOf } from './registrationOf.ts';

interface NewAccount extends TypedRegistration {
  readonly documents: Readonly<Record<RegistrationDocument, File>>;
}

/** Registers an account with its documents (spec 7.2, 3.7). */
export async function registerAccount(
  { documents, ...typed }: NewAccount,
  options: FormOptions,
): Promise<void> {
  await sendForm(register, { body: registrationOf(typed), files: documents }, options);
}
