import type { DeskPerson } from '../../../lib/session/deskSession.ts';

/** Returns somebody who works at the desk. */
export const aDeskPerson = (own: Partial<DeskPerson> = {}): DeskPerson => ({
  id: 7,
  name: 'Priya Shah',
  email: 'priya@pharmacy.test',
  role: 'superintendent',
  isDemo: false,
  recoveryCodesLeft: 9,
  ...own,
});
