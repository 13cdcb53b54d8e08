import { aRegistration } from '@formulary/rules/accounts/fixtures/aRegistration';
import type { Registration } from '@formulary/rules/accounts/registration';
import { registration } from '@formulary/rules/accounts/registration';
import { aPdf } from '../documents/aPdf.ts';
import { type TestForm, type TestPart, multipartOf } from './multipartOf.ts';

/** Makes a document of a form; a valid PDF by default. */
export function documentPart(name: string, content = aPdf(), fileName = 'document.pdf'): TestPart {
  return { name, file: { name: fileName, type: 'application/pdf', content } };
}

/** The documents of a registration, all valid. */
export const goodDocuments: readonly TestPart[] = [
  documentPart('user_passport_or_license'),
  documentPart('user_certificate'),
  documentPart('user_utility_bill'),
];

/**
 * Builds the form of a registration as the storefront sends it, with changes to wire fields; `undefined` omits a field.
 */
export function registrationForm(
  words: Partial<Registration> = {},
  wire: Readonly<Record<string, string | undefined>> = {},
  documents: readonly TestPart[] = goodDocuments,
): TestForm {
  const fields = { ...registration.write(aRegistration(words)), ...wire };
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return multipartOf([...parts, ...documents]);
}
