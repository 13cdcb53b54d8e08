import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { instant, orNull, text, wholeNumber, word } from '../wire/scalars.ts';

/** Rows of a page of the list of mails, unless fewer are asked for. */
export const MAILS_A_PAGE = 50;
/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_COUNTED_MAILS = 10_000;

/** What became of a mail: given up, tried and failed so far, not tried yet, or sent. */
export const mailStates = {
  'given-up': { label: 'Given up', tone: 'danger' },
  failing: { label: 'Fails, is tried again', tone: 'warning' },
  waiting: { label: 'Waits', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'success' },
} as const;

export type MailState = keyof typeof mailStates;

/** The names of all states. */
export const mailStateNames = Object.keys(mailStates) as [MailState, ...MailState[]];

/** Selects mails of the list; a missing field selects all. */
export const mailFilter = entity({
  state: optionalField('state', word(mailStateNames)),
  /** A part of the address or the subject. */
  search: optionalField('search', text(0, 100)),
});

export type MailFilter = Words<typeof mailFilter>;

/** Asks for a page of the list, the newest first. */
export const mailPageRequest = entity({
  filter: field('filter', mailFilter),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 200)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 200)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type MailPageRequest = Words<typeof mailPageRequest>;

/** A mail in the list; without its text, which may hold a link that opens an account. */
export const listedMail = entity({
  id: field('id', wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  state: field('state', word(mailStateNames)),
  recipient: field('recipient', text(1, 1000)),
  subject: field('subject', text(0, 1000)),
  queuedAt: field('queuedAt', instant),
  attempts: field('attempts', wholeNumber(0, 1_000_000)),
  /** Why it failed last, as the mail server said it. */
  failure: field('failure', orNull(text(0, 2000))),
  /** When it is tried again. */
  dueAt: field('dueAt', orNull(instant)),
  sentAt: field('sentAt', orNull(instant)),
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
});

export type ListedMail = Words<typeof listedMail>;

/** A page of the list. */
export const mailPage = entity({
  mails: field('mails', listOf(listedMail, 100)),
  next: optionalField('next', text(1, 200)),
  previous: optionalField('previous', text(1, 200)),
  /** Mails of the filter, counted up to one more than `MOST_COUNTED_MAILS`. */
  total: field('total', wholeNumber(0, MOST_COUNTED_MAILS + 1)),
});

export type MailPage = Words<typeof mailPage>;
