import type { SigningMethod } from '../PrescriptionDocument.ts';

/** How a signer showed who they are, as it is printed. */
export const methodTexts: Readonly<Record<SigningMethod, string>> = {
  password: 'Signed in with the password',
  passkey: 'Signed with a passkey',
};
