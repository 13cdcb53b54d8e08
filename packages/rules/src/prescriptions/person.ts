import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { recordId, text } from '../wire/scalars.ts';

/** A prescriber or practitioner as other users see them (spec 3.12, 3.13). */
export const person = entity({
  id: field('user_pk', recordId),
  firstName: field('user_fname', text(1, 100)),
  lastName: field('user_lname', text(1, 100)),
  email: field('user_email', text(3, 254)),
});

export type Person = Words<typeof person>;
