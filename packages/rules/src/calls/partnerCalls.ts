import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { messageAnswer, nothing } from './answers.ts';
import { person } from '../prescriptions/person.ts';
import { practitionerLink, prescriberLink } from '../partners/prescriberLink.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { linkStatus } from '../partners/linkStatus.ts';
import { prescriberInvitation } from '../partners/invitations.ts';
import { oneOf, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { requestedPage } from './catalogueCalls.ts';

const byStatus = entity({ status: optionalField('practitioner_prescriber_status', linkStatus) });
const invalidBody = { codes: ['invalid-request'], when: 'the body is not valid' } as const;

/** Returns the prescribers whom the signed-in user may choose: the accepted ones (spec 7.32). */
export const listPrescribers = defineCall({
  name: 'listPrescribers',
  clause: '7.32',
  purpose: 'Get prescribers',
  method: 'POST',
  path: '/api/prescribers/getPrescribers',
  access: 'managePartners',
  body: entity({ query: field('query', byStatus) }),
  answer: listOf(person, 1000),
  refusals: [invalidBody],
});

/** Returns the prescribers whom the signed-in practitioner asked, with the status of each request (spec 7.33). */
export const listMyPrescribers = defineCall({
  name: 'listMyPrescribers',
  clause: '7.33',
  purpose: 'My prescribers',
  method: 'POST',
  path: '/api/prescribers/getMyPrescribers',
  access: 'choosePrescriber',
  body: entity({ query: field('query', byStatus) }),
  answer: listOf(prescriberLink, 1000),
  refusals: [invalidBody],
});

/** Sends a request to a prescriber, or an invitation to a person who is not registered (spec 7.34, 5.13). */
export const addOrInvitePrescriber = defineCall({
  name: 'addOrInvitePrescriber',
  clause: '7.34',
  purpose: 'Add or invite prescriber',
  method: 'POST',
  path: '/api/prescribers/addOrInvite',
  access: 'choosePrescriber',
  body: entity({ email: field('prescriber_email', text(0, 1000)) }),
  answer: messageAnswer,
  status: 201,
  otherStatus: { status: 200, when: 'the prescriber is not registered and was sent an invitation' },
  refusals: [
    {
      codes: ['invalid-request', 'own-address', 'no-prescriber'],
      when: 'the address breaks its rule, is one’s own, or is no prescriber’s',
    },
    { codes: ['link-pending', 'link-accepted'], when: 'this prescriber was asked already' },
    { codes: ['too-many-requests'], when: 'too many requests were sent' },
  ],
});

/** Sends a new request to a prescriber who declined or ended the link (spec 7.35, 4.7). */
export const resendInvite = defineCall({
  name: 'resendInvite',
  clause: '7.35',
  purpose: 'Resend invite',
  method: 'POST',
  path: '/api/prescribers/resendInvite',
  access: 'choosePrescriber',
  body: entity({ prescriberId: field('prescriber', recordId) }),
  answer: messageAnswer,
  refusals: [
    { codes: ['link-missing'], when: 'there is no such request of this user' },
    { codes: ['link-not-declined'], when: 'the request was not declined' },
    { codes: ['too-many-requests'], when: 'too many requests were sent' },
  ],
});

/** Returns the invitations of the signed-in practitioner that are not link requests yet (an addition to spec 7.33). */
export const listInvitations = defineCall({
  name: 'listInvitations',
  clause: '7.33',
  purpose: 'Invitations of people who are not prescribers here yet, newest first',
  method: 'GET',
  path: '/api/prescribers/invitations',
  access: 'choosePrescriber',
  answer: listOf(prescriberInvitation, 1000),
  refusals: [],
});

export const countMyPractitioners = defineCall({
  name: 'countMyPractitioners',
  clause: '7.36',
  purpose: 'My practitioners count; a bare number',
  method: 'POST',
  path: '/api/prescribers/getMyPractitionersCount',
  access: 'answerPractitioners',
  body: entity({ query: field('query', byStatus) }),
  answer: wholeNumber(0, 10_000_000),
  refusals: [invalidBody],
});

/** Returns the practitioners who asked the signed-in prescriber (spec 7.37). */
export const listMyPractitioners = defineCall({
  name: 'listMyPractitioners',
  clause: '7.37',
  purpose: 'My practitioners',
  method: 'POST',
  path: '/api/prescribers/getMyPractitioners',
  access: 'answerPractitioners',
  body: entity({ query: field('query', byStatus), page: requestedPage }),
  answer: listOf(practitionerLink, 100),
  refusals: [invalidBody],
});

/** Answers a practitioner's request. Only the prescriber to whom it was sent may answer (spec 7.38, reading R2). */
export const answerLinkRequest = defineCall({
  name: 'answerLinkRequest',
  clause: '7.38',
  purpose: 'Accept or decline',
  method: 'POST',
  path: '/api/prescribers/acceptOrDecline',
  access: 'answerPractitioners',
  body: entity({
    practitionerId: field('practitioner_fk', recordId),
    answer: field(
      'practitioner_prescriber_status',
      oneOf([
        [1, 'accepted'],
        [-1, 'declined'],
      ]),
    ),
  }),
  answer: nothing,
  refusals: [
    { codes: ['link-missing'], when: 'there is no such request to this user' },
    { codes: ['link-answered'], when: 'the request was answered already' },
  ],
});

/**
 * Ends an accepted link, from either side (an addition to spec 7.38). The prescriber gets no new prescriptions of this
 * practitioner; those awaiting a signature stay. Sends an e-mail to the other side.
 */
export const endLink = defineCall({
  name: 'endLink',
  clause: '7.38',
  purpose: 'End a link',
  method: 'POST',
  path: '/api/prescribers/endLink',
  access: 'managePartners',
  body: entity({ partnerId: field('partner_fk', recordId) }),
  answer: nothing,
  refusals: [
    { codes: ['link-missing'], when: 'there is no such link of this user' },
    { codes: ['link-not-accepted'], when: 'the link is not accepted' },
  ],
});
