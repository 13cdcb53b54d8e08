/** Messages for failures of any call (reading R16): the part of `messages` that every page loads. */
export const transportMessages = {
  'session-expired': 'Session Expired',
  'not-found': 'We could not find what you asked for',
  'invalid-request': 'Some of what was sent is not valid',
  'malformed-request': 'What was sent could not be read',
  'unsupported-type': 'Please send JSON',
  'too-large': 'What was sent is too large',
  'too-slow': 'The request took too long',
  'too-many-requests': 'Too many attempts. Please wait a little and try again',
  'server-error': 'Something Went Wrong',
  unavailable: 'The shop is not available just now. Please try again in a moment',
} as const;
