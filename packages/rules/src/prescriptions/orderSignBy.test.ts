import { expect, test } from 'vitest';
import { orderSignBy } from './orderSignBy.ts';

const waiting = { state: 'Awaiting prescription' } as const;
const early = new Date('2026-11-12T09:00:00Z');
const late = new Date('2026-11-15T09:00:00Z');

test('the deadline of an order is that of its oldest unsigned prescription', () => {
  expect(orderSignBy(waiting, [late, early], 14)).toEqual(new Date('2026-11-26T09:00:00Z'));
  expect(orderSignBy(waiting, [late], 3)).toEqual(new Date('2026-11-18T09:00:00Z'));
});

test('an order without unsigned prescriptions, or a cancelled one, has no deadline', () => {
  expect(orderSignBy(waiting, [], 14)).toBeUndefined();
  expect(orderSignBy({ state: 'Cancelled' }, [early], 14)).toBeUndefined();
});
