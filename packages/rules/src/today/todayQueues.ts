import { type StaffPermission, type StaffRole, staffCan } from '../accounts/staffPermissions.ts';

/** A queue of work at the desk: its name, who sees it, who takes items of it, and what an item is. */
interface TodayQueue {
  readonly label: string;
  /** What one item of it is. */
  readonly one: string;
  readonly seenBy: StaffPermission;
  readonly takenBy: StaffPermission;
  readonly item: 'order' | 'user' | 'statement' | 'prescription' | 'message' | 'mail' | 'product';
}

/**
 * What waits at the desk, the most urgent first: what holds goods back from a patient, then money that is owed, then
 * people who wait for an answer, then what may wait for an evening.
 */
export const todayQueues = {
  'orders-to-send': {
    label: 'Orders to send',
    one: 'an order to send',
    seenBy: 'seeOrders',
    takenBy: 'dispatchOrders',
    item: 'order',
  },
  'orders-flagged': {
    label: 'Flagged orders to look at',
    one: 'a flagged order to look at',
    seenBy: 'seeOrders',
    takenBy: 'holdOrders',
    item: 'order',
  },
  'orders-on-hold': {
    label: 'Orders on hold',
    one: 'an order on hold',
    seenBy: 'seeOrders',
    takenBy: 'holdOrders',
    item: 'order',
  },
  'prices-to-set': {
    label: 'Orders that wait for a price',
    one: 'an order that waits for a price',
    seenBy: 'seeMoney',
    takenBy: 'bookMoney',
    item: 'order',
  },
  'refunds-to-pay': {
    label: 'Refunds to pay out',
    one: 'a refund to pay out',
    seenBy: 'seeMoney',
    takenBy: 'bookMoney',
    item: 'order',
  },
  'prescriptions-left': {
    label: 'Prescriptions that a suspended prescriber left',
    one: 'a prescription that a suspended prescriber left',
    seenBy: 'seePrescriptions',
    takenBy: 'handlePrescriptions',
    item: 'prescription',
  },
  'originals-due': {
    label: 'Unsigned prescriptions whose paper must arrive within a day',
    one: 'an unsigned prescription whose paper must arrive within a day',
    seenBy: 'seePrescriptions',
    takenBy: 'handlePrescriptions',
    item: 'prescription',
  },
  'messages-to-answer': {
    label: 'Messages to answer',
    one: 'a message to answer',
    seenBy: 'seeMessages',
    takenBy: 'answerMessages',
    item: 'message',
  },
  'mail-failed': {
    label: 'Emails that failed',
    one: 'an email that failed',
    seenBy: 'seeMessages',
    takenBy: 'answerMessages',
    item: 'mail',
  },
  applications: {
    label: 'Applications to decide',
    one: 'an application to decide',
    seenBy: 'seeCustomers',
    takenBy: 'prepareCustomers',
    item: 'user',
  },
  'data-requests': {
    label: 'Requests about data to answer',
    one: 'a request about data to answer',
    seenBy: 'seeCustomers',
    takenBy: 'answerDataRequests',
    item: 'user',
  },
  'statements-to-book': {
    label: 'Bank statements with lines to book',
    one: 'a bank statement to book',
    seenBy: 'seeMoney',
    takenBy: 'bookMoney',
    item: 'statement',
  },
  rechecks: {
    label: 'Registrations to look up again',
    one: 'a registration to look up again',
    seenBy: 'seeCustomers',
    takenBy: 'prepareCustomers',
    item: 'user',
  },
  'stock-low': {
    label: 'Products at their safety stock',
    one: 'a product at its safety stock',
    seenBy: 'seeStock',
    takenBy: 'changeStock',
    item: 'product',
  },
  'rechecks-ahead': {
    label: 'Registrations to look up within 30 days',
    one: 'a registration to look up within 30 days',
    seenBy: 'seeCustomers',
    takenBy: 'prepareCustomers',
    item: 'user',
  },
  'parcels-under-way': {
    label: 'Orders to mark as delivered',
    one: 'an order to mark as delivered',
    seenBy: 'seeOrders',
    takenBy: 'dispatchOrders',
    item: 'order',
  },
} as const satisfies Readonly<Record<string, TodayQueue>>;

export type TodayQueueName = keyof typeof todayQueues;

/**
 * Returns whether the date of an item tells since when it waits. That of a product is the day on which it was added, long
 * before it came down to its safety stock.
 */
export const tellsAge = (name: TodayQueueName): boolean => name !== 'stock-low';

/** Returns the name of a queue beside the count of what waits in it: 'Orders to send', beside 1 'Order to send'. */
export function queueLabel(name: TodayQueueName, count: number): string {
  const { label, one } = todayQueues[name];
  if (count !== 1) return label;
  const [first = '', ...others] = one.replace(/^an? /, '');
  return first.toUpperCase() + others.join('');
}

/** The names of all queues, the most urgent first. */
export const todayQueueNames = Object.keys(todayQueues) as [TodayQueueName, ...TodayQueueName[]];

/** Returns the queues that a role sees, the most urgent first. */
export function queuesSeenBy(role: StaffRole): readonly TodayQueueName[] {
  return todayQueueNames.filter((name) => staffCan(role, todayQueues[name].seenBy));
}

/** Returns the queues from which a role takes items, the most urgent first. */
export function queuesTakenBy(role: StaffRole): readonly TodayQueueName[] {
  return todayQueueNames.filter((name) => staffCan(role, todayQueues[name].takenBy));
}
