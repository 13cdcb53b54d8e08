/** How a prescriber showed who they are when they signed, as it is printed and shown. */
export const signingMethods = {
  password: 'Signed in with the password',
  passkey: 'Signed with a passkey',
} as const;

/** A way to show who one is when something is signed. */
export type SigningMethod = keyof typeof signingMethods;
