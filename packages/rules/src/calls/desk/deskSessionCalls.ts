import { staffRoles } from '../../accounts/staffPermissions.ts';
import { entity, field } from '../../wire/entity.ts';
import { recordId, text, word } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';

/** Who is signed in at the desk. */
export const deskPerson = entity({
  id: field('id', recordId),
  name: field('name', text(1, 100)),
  email: field('email', text(3, 254)),
  role: field('role', word(staffRoles)),
});

/** Returns who is signed in. */
export const getDeskSession = defineDeskCall({
  name: 'getDeskSession',
  purpose: 'Who is signed in at the desk',
  method: 'GET',
  path: '/api/desk/session',
  access: 'useDesk',
  answer: deskPerson,
  refusals: [],
});

/** Ends the session of the cookie; also a locked one. */
export const signOutOfDesk = defineDeskCall({
  name: 'signOutOfDesk',
  purpose: 'Sign out of the desk',
  method: 'DELETE',
  path: '/api/desk/session',
  access: 'open',
  answer: nothing,
  refusals: [],
});
