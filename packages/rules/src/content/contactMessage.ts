import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { text } from '../wire/scalars.ts';

/** A message from the contact form (spec 3.19). The form's rules check presence and lengths. */
export const contactMessage = entity({
  name: field('name', text(0, 1000)),
  email: field('email', text(0, 1000)),
  message: field('message', text(0, 10_000)),
});

export type ContactMessage = Words<typeof contactMessage>;
