/** The notices of adding and keeping passkeys, apart from `notices`, so that only the pages of passkeys load them. */
export const passkeyNotices = {
  passkeyAdded: 'Your passkey has been added',
  passkeyRenamed: 'Your passkey has been renamed',
  passkeyRemoved: 'Your passkey has been removed',
  passkeyNotMade: 'Nothing was added: the device was not asked to the end, or it took too long',
  passkeyKnown: 'This device has a passkey for your account already',
  passkeyFailed: 'Your device could not make a passkey. Please try again, or use another device',
} as const;
