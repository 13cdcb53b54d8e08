import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, text } from '../wire/scalars.ts';

/** Somebody without an account whom a practitioner asked to register as a prescriber (spec 7.34; an addition). */
export const prescriberInvitation = entity({
  email: field('prescriber_email', text(3, 254)),
  invitedAt: field('invitation_date', instant),
  /** Afterwards it becomes no request any more, until it is sent again. */
  expiresAt: field('invitation_expires', instant),
});

export type PrescriberInvitation = Words<typeof prescriberInvitation>;
