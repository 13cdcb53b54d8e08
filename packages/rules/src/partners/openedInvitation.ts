import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { oneOf, text } from '../wire/scalars.ts';

/** An invitation as whoever opens its link sees it (an addition). */
export const openedInvitation = entity({
  /** Who is invited; the registration form begins with it. */
  email: field('prescriber_email', text(3, 254)),
  /** The practitioner's first and last name. */
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
