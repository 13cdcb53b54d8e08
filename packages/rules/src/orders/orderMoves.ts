import type { OrderState } from './orderStates.ts';

/** The states that an order can move to, apart from `orderStates`, so that browsers of the shop do not load them. */
export const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'Awaiting payment': ['Awaiting prescription', 'Processing', 'Cancelled'],
  // Back to its payment if that was booked by mistake.
  'Awaiting prescription': ['Processing', 'Awaiting payment', 'Cancelled'],
  // Back, if staff void a prescription before anything has left.
  Processing: ['Dispatched', 'Awaiting payment', 'Awaiting prescription', 'Cancelled'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Cancelled: [],
};

/** Returns whether an order can move from one state to another. */
export const canMoveOrder = (from: OrderState, to: OrderState): boolean =>
  orderMoves[from].includes(to);
