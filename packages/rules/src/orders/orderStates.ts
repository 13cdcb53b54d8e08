import type { PaymentStatus } from './paymentStatuses.ts';

/**
 * Declares the states of an order once, by their values on the wire (reading R10). Lists of states derive from this
 * table; the audit keeps its own, so that it can find a mistake here.
 */
export const orderStates = {
  'Awaiting payment': {
    tone: 'warning',
    pending: 'payment',
    timeline: {},
    advance: undefined,
  },
  'Awaiting prescription': {
    tone: 'warning',
    pending: 'prescription',
    timeline: {},
    advance: undefined,
  },
  Processing: {
    tone: 'info',
    pending: 'packing',
    timeline: { 'order-processing': 'Being prepared' },
    advance: undefined,
  },
  Dispatched: {
    tone: 'info',
    pending: 'delivery',
    timeline: { 'order-dispatched': 'Dispatched' },
    advance: { verb: 'dispatch', cause: 'dispatched' },
  },
  Delivered: {
    tone: 'success',
    pending: undefined,
    timeline: { 'order-delivered': 'Delivered' },
    advance: { verb: 'deliver', cause: 'delivered' },
  },
  Cancelled: {
    tone: 'neutral',
    pending: undefined,
    timeline: { 'order-expired': 'Cancelled: not paid in time', 'order-cancelled': 'Cancelled' },
    advance: undefined,
  },
} as const satisfies Readonly<Record<string, OrderStateFacts>>;

interface OrderStateFacts {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning';
  /** The step that staff list as pending. */
  readonly pending: string | undefined;
  /** The events that bring an order here, with their sentences in the timeline of its buyer. */
  readonly timeline: Readonly<Record<`order-${string}`, string>>;
  /** The staff command that moves an order here, and the cause that it records. */
  readonly advance: { readonly verb: string; readonly cause: string } | undefined;
}

type States = typeof orderStates;
type KeysOf<T> = T extends unknown ? keyof T : never;

export type OrderState = keyof States;

/** The values of the states on the wire. */
export const orderStateNames = Object.keys(orderStates) as [OrderState, ...OrderState[]];

/** A step of an order that is pending. */
export type PendingStep = NonNullable<States[OrderState]['pending']>;

/** An event in the timeline of an order that comes with a state. */
export type OrderStateEvent = KeysOf<States[OrderState]['timeline']>;

/** A state to which staff advance an order. */
export type AdvanceState = {
  [State in OrderState]: States[State]['advance'] extends undefined ? never : State;
}[OrderState];

/** The recorded cause of a move by staff. */
export type AdvanceCause = States[AdvanceState]['advance']['cause'];

/** The inputs that decide the state of an order. */
export interface OrderStanding {
  /** The previous state. */
  readonly state: OrderState;
  readonly paymentStatus: PaymentStatus;
  /** Whether every pack on prescription is on a verified and signed prescription. True without prescription lines. */
  readonly isSigned: boolean;
}

/**
 * Returns the state of an order (reading R10): it awaits payment, then prescriptions, and is processed once it is paid
 * and every prescription is signed. From Processing on, only staff change the state.
 */
export function orderStateOf({ state, paymentStatus, isSigned }: OrderStanding): OrderState {
  const isOpen = state === 'Awaiting payment' || state === 'Awaiting prescription';
  if (!isOpen) return state;
  if (paymentStatus !== 'Paid') return 'Awaiting payment';
  return isSigned ? 'Processing' : 'Awaiting prescription';
}
