import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { oneOf, text } from '../wire/scalars.ts';

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
