import type { Words } from '../wire/codec.ts';
import { aliasedField, entity, field, optionalField } from '../wire/entity.ts';
import { lenientLinkStatus, linkStatus } from './linkStatus.ts';
import { instant, recordId, text } from '../wire/scalars.ts';

const STATUS = ['practitioner_prescriber_status', 'user_request_status'] as const;

const asked = {
  userId: field('user_pk', recordId),
  firstName: field('user_fname', text(1, 100)),
  lastName: field('user_lname', text(1, 100)),
  email: field('user_email', text(3, 254)),
  requestedAt: field('user_request_date', instant),
  /** When either side ended an accepted link, whose status is then 'declined' (an addition). */
  endedAt: optionalField('user_request_ended', instant),
};

/** A prescriber whom the signed-in practitioner asked (spec 3.12, 2.22). */
export const prescriberLink = entity({ ...asked, status: aliasedField(...STATUS, linkStatus) });

/** A practitioner who asked the signed-in prescriber (spec 3.12, 2.24). */
export const practitionerLink = entity({
  ...asked,
  status: aliasedField(...STATUS, lenientLinkStatus),
});

export type PrescriberLink = Words<typeof prescriberLink>;
export type PractitionerLink = Words<typeof practitionerLink>;
