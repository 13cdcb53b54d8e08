import { staffRoles } from '../../accounts/staffPermissions.ts';
import type { Words } from '../../wire/codec.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { instant, text, wholeNumber, word } from '../../wire/scalars.ts';

/** Who caused an event: staff, a customer, or Formulary itself (a job, the card provider). */
const eventAuthor = entity({
  kind: field('kind', word(['staff', 'customer', 'formulary'])),
  name: field('name', text(1, 300)),
  /** Missing for staff who used the command line. */
  role: optionalField('role', word(staffRoles)),
});

/** An entry in the timeline of a record at the desk. */
export const deskEvent = entity({
  /** Grows with time; the newest event's id is the version of its record. */
  id: field('id', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  at: field('at', instant),
  author: field('author', eventAuthor),
  /** What happened, as a sentence after the author's name. */
  sentence: field('sentence', text(1, 300)),
  /** The record affected, such as 'order 31': a timeline may show those of several. */
  subject: field('subject', text(1, 60)),
  /** Why staff did it, in their words. */
  reason: optionalField('reason', text(0, 2000)),
  from: optionalField('from', text(0, 2000)),
  to: optionalField('to', text(0, 2000)),
  /** The browser's own name; set for what was done at the desk. */
  device: optionalField('device', text(0, 300)),
});

export type DeskEvent = Words<typeof deskEvent>;
