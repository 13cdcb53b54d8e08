import { todayQueueNames } from '../../today/todayQueues.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { instant, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { defineDeskCall } from './deskCall.ts';

/** A queue is counted up to here; beyond it the desk says 'more than'. */
export const MOST_COUNTED_WAITING = 1_000;
/** Items that a person can leave one after the other. */
export const MOST_LEFT = 50;
/** Minutes for which an item stays with whoever took it. */
export const LEASE_MINUTES = 10;

const queue = field('queue', word(todayQueueNames));

/** One item that waits: an order or a customer, by its id and the name that people know it by. */
export const waitingItem = entity({
  queue,
  id: field('id', recordId),
  /** Number of the order, or name of the customer. */
  name: field('name', text(1, 300)),
  waitingSince: field('waitingSince', instant),
});

export type WaitingItem = Words<typeof waitingItem>;

/** How much of one kind waits, since when, and who works on which of it. */
export const waitingQueue = entity({
  queue,
  /** Counted up to one more than `MOST_COUNTED_WAITING`. */
  count: field('count', wholeNumber(0, MOST_COUNTED_WAITING + 1)),
  /** The item that waits longest; missing if nothing waits. */
  oldest: optionalField('oldest', waitingItem),
  taken: field(
    'taken',
    listOf(entity({ item: field('item', text(1, 300)), by: field('by', text(1, 100)) }), 100),
  ),
});

export type WaitingQueue = Words<typeof waitingQueue>;

/** Returns what waits, by the queues that the role sees, the most urgent first; empty queues too. */
export const getToday = defineDeskCall({
  name: 'getToday',
  purpose: 'What waits, by queue',
  method: 'GET',
  path: '/api/desk/today',
  access: 'useDesk',
  answer: listOf(waitingQueue, todayQueueNames.length),
  refusals: [],
});

/**
 * Takes the most urgent item that nobody works on, for ten minutes, and gives back the one taken before. `except` are the
 * items to leave where they are: those that were taken and left before. Answers nothing if nothing else is free.
 */
export const takeNext = defineDeskCall({
  name: 'takeNext',
  purpose: 'Take the most urgent free item',
  method: 'POST',
  path: '/api/desk/today/next',
  access: 'useDesk',
  body: entity({
    /** Takes from this queue alone. */
    queue: optionalField('queue', word(todayQueueNames)),
    except: optionalField(
      'except',
      listOf(entity({ queue, id: field('id', recordId) }), MOST_LEFT),
    ),
  }),
  answer: entity({ item: optionalField('item', waitingItem) }),
  refusals: [],
});
