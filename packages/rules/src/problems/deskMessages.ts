/** Messages of refusals that only staff meet, apart from `messages`, so that browsers of the shop do not load them. */
export const deskMessages = {
  'desk-locked': 'Locked. Please unlock to go on',
  'desk-sign-in-failed': 'Email address, password or code is not right',
  'second-factor-required': 'Please give the code of your authenticator app',
  'record-changed': 'Somebody changed this meanwhile. This is how it is now',
} as const;

/** Codes of refusals that only staff meet. */
export type DeskRefusalCode = keyof typeof deskMessages;
