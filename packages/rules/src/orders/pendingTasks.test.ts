import { expect, test } from 'vitest';
import { somePendingCounts } from './fixtures/orders.ts';
import { pendingTasks } from './pendingTasks.ts';

const none = { count: 0, onlyId: undefined };

test("pendingTasks lists the buyer's own tasks first", () => {
  expect(
    pendingTasks(somePendingCounts({ toSign: 4, toCorrect: 1, toAnswer: 2, awaitingAnswer: 2 })),
  ).toEqual([
    { what: 'toSign', said: '4 prescriptions to sign' },
    { what: 'toPay', said: '1 order to pay', onlyId: 31 },
    { what: 'toCorrect', said: '1 rejected prescription to correct' },
    { what: 'toAnswer', said: '2 requests to sign for practitioners' },
    { what: 'awaitingSignature', said: '2 prescriptions waiting for a signature' },
    { what: 'awaitingAnswer', said: '2 requests to prescribers without an answer' },
    { what: 'onTheWay', said: '3 orders on the way', onlyId: undefined },
  ]);
});

test('pendingTasks uses the singular for one request of each side', () => {
  const waiting = somePendingCounts({
    toAnswer: 1,
    awaitingAnswer: 1,
    awaitingSignature: 0,
    toPay: none,
    onTheWay: none,
  });
  expect(pendingTasks(waiting)).toEqual([
    { what: 'toAnswer', said: '1 request to sign for a practitioner' },
    { what: 'awaitingAnswer', said: '1 request to prescribers without an answer' },
  ]);
});

test('pendingTasks leaves out empty counts', () => {
  const nothing = somePendingCounts({ awaitingSignature: 0, toPay: none, onTheWay: none });
  expect(pendingTasks(nothing)).toEqual([]);
});
