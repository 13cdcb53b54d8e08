import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, oneOf, text } from '../wire/scalars.ts';

/** An invitation as shown to a person who opens its link (an addition). */
export const openedInvitation = entity({
  /** The invited address, with which the registration form is pre-filled. */
  email: field('prescriber_email', text(3, 254)),
  /** First and last name of the practitioner. */
  invitedBy: field('practitioner_name', text(1, 201)),
  standing: field(
    'invitation_status',
    oneOf([
      [1, 'open'],
      [0, 'expired'],
    ]),
  ),
});

export type OpenedInvitation = Words<typeof openedInvitation>;

/**
 * An invitation of a practitioner to a person without an account to register as a prescriber (spec 7.34; an addition).
 */
export const prescriberInvitation = entity({
  email: field('prescriber_email', text(3, 254)),
  invitedAt: field('invitation_date', instant),
  /** After this time it no longer becomes a link request, unless it is sent again. */
  expiresAt: field('invitation_expires', instant),
});

export type PrescriberInvitation = Words<typeof prescriberInvitation>;
