import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { registrationFiles } from '@formulary/rules/accounts/registrationFiles';

/** What the forms call the documents, by their names on the wire. */
export const documentNames = Object.fromEntries(
  registrationFiles.map(({ wireName, name }) => [wireName, name]),
) as Readonly<Record<string, RegistrationDocument>>;
