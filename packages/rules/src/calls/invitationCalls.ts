import { defineCall } from './call.ts';
import { openedInvitation } from '../partners/invitations.ts';
import { entity, field } from '../wire/entity.ts';
import { nothing } from './answers.ts';
import { text } from '../wire/scalars.ts';

/** Opens the link of an invitation: returns the invited address and the inviter (an addition to spec 7.34). */
export const openInvitation = defineCall({
  name: 'openInvitation',
  clause: '7.34',
  purpose: 'Open the link of an invitation',
  method: 'POST',
  path: '/api/prescribers/openInvitation',
  access: 'public',
  body: entity({ token: field('token', text(1, 200)) }),
  answer: openedInvitation,
  refusals: [
    { codes: ['token-dead'], when: 'the link is not known, or a newer one was sent' },
    { codes: ['too-many-requests'], when: 'too many were opened from this address' },
  ],
});

/** Asks the sender of an expired invitation for a new one (an addition to spec 7.34). */
export const askForInvitation = defineCall({
  name: 'askForInvitation',
  clause: '7.34',
  purpose: 'Ask for a new invitation; mails the practitioner',
  method: 'POST',
  path: '/api/prescribers/askForInvitation',
  access: 'public',
  body: entity({ token: field('token', text(1, 200)) }),
  answer: nothing,
  refusals: [
    { codes: ['token-dead'], when: 'the link is not known, or a newer one was sent' },
    {
      codes: ['too-many-requests'],
      when: 'it was asked for already, or too often from this address',
    },
  ],
});
