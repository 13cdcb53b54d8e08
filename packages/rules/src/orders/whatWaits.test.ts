import { expect, test } from 'vitest';
import { aWaiting } from './fixtures/aWaiting.ts';
import { whatWaits } from './whatWaits.ts';

const none = { count: 0, onlyId: undefined };

test("whatWaits lists the buyer's own tasks first", () => {
  expect(whatWaits(aWaiting({ toSign: 4, toCorrect: 1, toAnswer: 2 }))).toEqual([
    { what: 'toSign', said: '4 prescriptions to sign' },
    { what: 'toPay', said: '1 order to pay', onlyId: 31 },
    { what: 'toCorrect', said: '1 rejected prescription to correct' },
    { what: 'toAnswer', said: '2 requests to sign for practitioners' },
    { what: 'awaitingSignature', said: '2 prescriptions waiting for a signature' },
    { what: 'onTheWay', said: '3 orders on the way', onlyId: undefined },
  ]);
});

test('whatWaits uses the singular for one request', () => {
  const waiting = aWaiting({ toAnswer: 1, awaitingSignature: 0, toPay: none, onTheWay: none });
  expect(whatWaits(waiting)).toEqual([
    { what: 'toAnswer', said: '1 request to sign for a practitioner' },
  ]);
});

test('whatWaits leaves out empty counts', () => {
  const nothing = aWaiting({ awaitingSignature: 0, toPay: none, onTheWay: none });
  expect(whatWaits(nothing)).toEqual([]);
});
