import { expect, test } from 'vitest';
import { deskEvent } from '../calls/desk/deskEvent.ts';
import { listOf } from '../wire/collections.ts';
import { decode } from '../wire/decode.ts';
import { deskOrder } from './deskOrder.ts';
import { aDeskOrder, deskOrderEvents } from './fixtures/deskOrders.ts';
import { packsLeft } from './parcelLines.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

test('an order travels to the desk as it is', () => {
  const order = aDeskOrder();
  const travelled: unknown = JSON.parse(JSON.stringify(deskOrder.write(order)));
  expect(decode(deskOrder, travelled)).toEqual({ ok: true, value: order });
});

test('the timeline of an order travels to the desk as it is', () => {
  const events = deskOrderEvents();
  const timeline = listOf(deskEvent, 10);
  const travelled: unknown = JSON.parse(JSON.stringify(timeline.write(events)));
  expect(decode(timeline, travelled)).toEqual({ ok: true, value: events });
});

test('the sums and packs of an order are those of its lines', () => {
  const { order, lines, deliveryFee } = aDeskOrder();
  expect(sumOf(lines.map(({ total }) => total)) + deliveryFee).toBe(order.amount);
  expect(sumOf(packsLeft(lines).map(({ quantity }) => quantity))).toBe(order.packs);
});
