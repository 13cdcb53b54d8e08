import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, text } from '../wire/scalars.ts';

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
