import type { Order } from './order.ts';

type State = Order['state'];

/**
 * The states that an order can move to (reading R10). Includes the current state, which can stay while the payment
 * changes.
 */
export const orderMoves: Readonly<Record<State, readonly State[]>> = {
  'Awaiting payment': ['Awaiting payment', 'Awaiting prescription', 'Processing', 'Cancelled'],
  'Awaiting prescription': ['Awaiting prescription', 'Processing', 'Cancelled'],
  Processing: ['Processing', 'Dispatched', 'Cancelled'],
  Dispatched: ['Dispatched', 'Delivered'],
  Delivered: ['Delivered'],
  Cancelled: ['Cancelled'],
};
