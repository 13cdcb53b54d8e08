/** The methods by which a signer was authenticated, as printed and shown. */
export const signingMethods = {
  password: 'Signed in with the password',
  passkey: 'Signed with a passkey',
} as const;

/** A method of authentication for signing. */
export type SigningMethod = keyof typeof signingMethods;
