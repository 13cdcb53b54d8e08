import * as session from './deskSessionCalls.ts';

/** Every call of the desk by section, for the documentation, the access matrix and the mocks. */
export const deskCalls = {
  Session: [session.getDeskSession, session.signOutOfDesk],
} as const;
