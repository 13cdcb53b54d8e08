import { describe, expect, test } from 'vitest';
import { aPrescription, aPrescriptionItem } from '../fixtures/aPrescription.ts';
import {
  continueQueue,
  firstItem,
  neighboursInQueue,
  sharedNames,
  signingDeadline,
} from './signingQueue.ts';

const order = { id: 31, number: 'F-2026-000031', delivery: { details: 'Next day' } };
const paid = { ...order, isPaid: true };
const signBy = new Date('2026-11-26T14:32:00Z');

describe('the deadline for signing', () => {
  test.each([
    [
      'a paid order on a Thursday before 15:00',
      paid,
      '2026-11-19T14:59:00Z',
      'Sign by 15:00 to ship today',
    ],
    [
      'a paid order on a Friday',
      paid,
      '2026-11-20T10:00:00Z',
      'Sign by 15:00 to ship today, unless it is chilled',
    ],
    ['a paid order after 15:00', paid, '2026-11-19T15:00:00Z', 'Sign by 26/11/2026'],
    ['a paid order on a Saturday', paid, '2026-11-21T10:00:00Z', 'Sign by 26/11/2026'],
    ['an unpaid order', order, '2026-11-19T10:00:00Z', 'Sign by 26/11/2026'],
    ['no order', undefined, '2026-11-19T10:00:00Z', 'Sign by 26/11/2026'],
  ])('of %s', (_what, its, now, words) => {
    const deadline = signingDeadline({ signBy, order: its }, new Date(now));
    expect(deadline).toEqual({ words, isToday: words.includes('today') });
  });

  test('of a signed prescription is none', () => {
    expect(signingDeadline({ signBy: undefined, order: paid }, signBy)).toBeUndefined();
  });
});

test('a row names the first item and counts the others, without replaced ones', () => {
  const items = [
    aPrescriptionItem({ name: 'Replaced', substitutedBy: 13 }),
    aPrescriptionItem({ name: 'Cream' }),
    aPrescriptionItem({ name: 'Filler' }),
  ];
  expect(firstItem(items)).toEqual({ name: 'Cream', more: 1 });
  expect(firstItem([])).toEqual({ name: '', more: 0 });
});

test('two patients of one name share it; one patient on two prescriptions does not', () => {
  const amara = { id: 1, firstName: 'Amara', lastName: 'Jones' };
  expect(sharedNames([amara, amara])).toEqual(new Set());
  expect(sharedNames([amara, { ...amara, id: 2 }])).toEqual(new Set(['JONES, Amara']));
});

describe('a queue', () => {
  const [first, second, third] = [1, 2, 3].map((id) => aPrescription({ id })) as [
    ReturnType<typeof aPrescription>,
    ReturnType<typeof aPrescription>,
    ReturnType<typeof aPrescription>,
  ];
  const opened = continueQueue([], [first, second]);
  const idsOf = (queue: typeof opened) =>
    queue.map(({ prescription, isDone }) => `${prescription.id}${isDone ? ' done' : ''}`);

  test('keeps its order, marks what is done, and puts what is new last', () => {
    expect(idsOf(continueQueue(opened, [third, second]))).toEqual(['1 done', '2', '3']);
  });

  test('leads to the next and previous that wait', () => {
    const queue = continueQueue(opened, [second, third]);
    expect(neighboursInQueue(queue, 1)).toEqual({ previous: undefined, next: 2 });
    expect(neighboursInQueue(queue, 2)).toEqual({ previous: undefined, next: 3 });
    expect(neighboursInQueue(queue, 3)).toEqual({ previous: 2, next: 2 });
  });

  test('begins with the first for a prescription that is not in it', () => {
    expect(neighboursInQueue(opened, 9)).toEqual({ previous: undefined, next: 1 });
    expect(neighboursInQueue([], 9)).toEqual({ previous: undefined, next: undefined });
  });
});
