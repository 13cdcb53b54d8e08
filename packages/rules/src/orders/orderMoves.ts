import type { Order } from './order.ts';

type State = Order['state'];

/** Where an order can go from where it stands (reading R10); what waits or is packed can stay while its payment moves. */
export const orderMoves: Readonly<Record<State, readonly State[]>> = {
  'Awaiting payment': ['Awaiting payment', 'Awaiting prescription', 'Processing', 'Cancelled'],
  'Awaiting prescription': ['Awaiting prescription', 'Processing', 'Cancelled'],
  Processing: ['Processing', 'Dispatched', 'Cancelled'],
  Dispatched: ['Dispatched', 'Delivered'],
  Delivered: ['Delivered'],
  Cancelled: ['Cancelled'],
};
