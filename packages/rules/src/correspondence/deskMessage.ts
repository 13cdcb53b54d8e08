import { LONGEST_MESSAGE } from '../content/contactRules.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, orNull, recordId, text, wholeNumber } from '../wire/scalars.ts';

/** Rows of a page of the list of messages, unless fewer are asked for. */
export const MESSAGES_A_PAGE = 50;
/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_COUNTED_MESSAGES = 10_000;
/** The most answers of a conversation that its page shows. */
export const MOST_REPLIES = 500;

/** Selects messages of the list; a missing field selects all. */
export const messageFilter = entity({
  isClosed: optionalField('isClosed', flag),
  /** First and last day on which it arrived, in London. */
  receivedFrom: optionalField('receivedFrom', day),
  receivedTo: optionalField('receivedTo', day),
  /** A number, or a part of the name, email or text. */
  search: optionalField('search', text(0, 100)),
});

export type MessageFilter = Words<typeof messageFilter>;

/** Asks for a page of the list: by default the newest first. */
export const messagePageRequest = entity({
  filter: field('filter', messageFilter),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 200)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 200)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type MessagePageRequest = Words<typeof messagePageRequest>;

/** A message in the list. */
export const listedMessage = entity({
  id: field('id', recordId),
  receivedAt: field('receivedAt', instant),
  name: field('name', text(1, 200)),
  email: field('email', text(3, 254)),
  /** How it begins. */
  beginning: field('beginning', text(1, 200)),
  replies: field('replies', wholeNumber(0, 1_000_000)),
  repliedAt: field('repliedAt', orNull(instant)),
  closedAt: field('closedAt', orNull(instant)),
});

export type ListedMessage = Words<typeof listedMessage>;

/** A page of the list. */
export const messagePage = entity({
  messages: field('messages', listOf(listedMessage, 100)),
  /** Where the next page begins; missing on the last. */
  next: optionalField('next', text(1, 200)),
  /** Where the page before ends; missing on the first. */
  previous: optionalField('previous', text(1, 200)),
  /** Messages of the filter, counted up to one more than `MOST_COUNTED_MESSAGES`. */
  total: field('total', wholeNumber(0, MOST_COUNTED_MESSAGES + 1)),
});

export type MessagePage = Words<typeof messagePage>;

const reply = entity({
  id: field('id', recordId),
  by: field('by', text(1, 100)),
  writtenAt: field('writtenAt', instant),
  text: field('text', text(1, LONGEST_MESSAGE)),
});

/** A message with its answers, and what this person has begun to answer. */
export const deskMessage = entity({
  listed: field('listed', listedMessage),
  /** Sent back with every change. */
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  text: field('text', text(1, LONGEST_MESSAGE)),
  replies: field('replies', listOf(reply, MOST_REPLIES)),
  draft: field('draft', text(0, LONGEST_MESSAGE)),
  /** The customer with this email address. */
  customer: field(
    'customer',
    orNull(entity({ id: field('id', recordId), name: field('name', text(1, 300)) })),
  ),
  /** Where people write who answer an answer; it does not arrive here. */
  answersGoTo: field('answersGoTo', text(3, 254)),
});

export type DeskMessage = Words<typeof deskMessage>;
