import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { day, recordId, text } from '../wire/scalars.ts';

/** A patient of a practitioner, as staff tell them apart to answer a request about data. */
export const deskPatient = entity({
  id: field('id', recordId),
  firstName: field('firstName', text(1, 100)),
  lastName: field('lastName', text(1, 100)),
  birthDate: field('birthDate', day),
  postcode: field('postcode', text(0, 20)),
  practitionerId: field('practitionerId', recordId),
  practitioner: field('practitioner', text(1, 201)),
});

export type DeskPatient = Words<typeof deskPatient>;
