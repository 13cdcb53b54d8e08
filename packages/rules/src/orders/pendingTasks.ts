import type { PendingCounts } from './pendingCounts.ts';

/** One kind of open task or order of a buyer. */
export interface PendingTask {
  readonly what: keyof PendingCounts;
  /** The number in words: '2 prescriptions to sign'. */
  readonly said: string;
  /** The id, if it is an order and the only one. */
  readonly onlyId?: number | undefined;
}

const prescriptions = (count: number) => (count === 1 ? 'prescription' : 'prescriptions');
const orders = (count: number) => (count === 1 ? 'order' : 'orders');

/** Describes the open tasks, requests and orders of a buyer, their own tasks first. Empty if there are none. */
export function pendingTasks(counts: PendingCounts): readonly PendingTask[] {
  const { toSign, awaitingSignature, toCorrect, toAnswer, awaitingAnswer, toPay, onTheWay } =
    counts;
  const items = [
    { what: 'toSign', count: toSign, rest: `${prescriptions(toSign)} to sign` },
    { what: 'toPay', ...toPay, rest: `${orders(toPay.count)} to pay` },
    {
      what: 'toCorrect',
      count: toCorrect,
      rest: `rejected ${prescriptions(toCorrect)} to correct`,
    },
    {
      what: 'toAnswer',
      count: toAnswer,
      rest:
        toAnswer === 1
          ? 'request to sign for a practitioner'
          : 'requests to sign for practitioners',
    },
    {
      what: 'awaitingSignature',
      count: awaitingSignature,
      rest: `${prescriptions(awaitingSignature)} waiting for a signature`,
    },
    {
      what: 'awaitingAnswer',
      count: awaitingAnswer,
      rest: `${awaitingAnswer === 1 ? 'request' : 'requests'} to prescribers without an answer`,
    },
    { what: 'onTheWay', ...onTheWay, rest: `${orders(onTheWay.count)} on the way` },
  ] as const;
  return items
    .filter(({ count }) => count > 0)
    .map(({ count, rest, ...item }) => ({ ...item, said: `${count} ${rest}` }));
}
