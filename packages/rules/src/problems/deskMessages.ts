/** Messages of refusals that only staff meet, apart from `messages`, so that browsers of the shop do not load them. */
export const deskMessages = {
  'desk-locked': 'Locked. Please unlock to go on',
  'desk-sign-in-failed': 'Email address, password or code is not right',
  'second-factor-required': 'Please give the code of your authenticator app',
  'fresh-proof-required': 'Please confirm that it is you to go on',
  'staff-email-taken': 'Somebody works at the desk with this email already',
  'own-staff-account':
    'Nobody changes their own role, or ends or resets their own account. Please ask a colleague',
  'staff-state-refused': 'This account is not in a state where that can be done',
  'record-changed': 'Somebody changed this meanwhile. This is how it is now',
} as const;

/** Codes of refusals that only staff meet. */
export type DeskRefusalCode = keyof typeof deskMessages;
