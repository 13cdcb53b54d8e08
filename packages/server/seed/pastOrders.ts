import type { Order } from '@formulary/rules/orders/order';

/** A past order of the demo: its age, outcome and products. */
export interface PastOrder {
  readonly daysAgo: number;
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly deliveryOptionId: number;
  /** Index into the products sold without prescription, and packs of each. */
  readonly picks: readonly (readonly [position: number, quantity: number])[];
  readonly note?: string;
  /** Items on prescription, besides the picks. */
  readonly prescriptions?: readonly PastPrescription[];
}

/** Outcome of a prescription, and when. */
export type PastOutcome =
  | { readonly kind: 'rejected'; readonly reason: string; readonly daysAgo: number }
  | { readonly kind: 'lapsed'; readonly daysAgo: number }
  /** The paper original arrived. */
  | { readonly kind: 'received'; readonly daysAgo: number }
  | { readonly kind: 'verified'; readonly daysAgo: number }
  /** Signed, but not confirmed yet. */
  | { readonly kind: 'signed'; readonly daysAgo: number }
  | { readonly kind: 'confirmed'; readonly daysAgo: number };

/** A prescription of a past order; unsigned unless it has an outcome. */
export interface PastPrescription {
  /** Index into the buyer's patients. */
  readonly patient: number;
  /** Index into the prescription-only products, and packs of each. */
  readonly packs: readonly (readonly [position: number, quantity: number])[];
  readonly outcome?: PastOutcome;
}

const delivered = { state: 'Delivered', paymentStatus: 'Paid' } as const;
const waiting = { state: 'Awaiting payment', paymentStatus: 'Pending' } as const;

/** Oldest first, more than one page (spec 9.1). */
export const pastOrders: readonly PastOrder[] = [
  {
    daysAgo: 176,
    ...delivered,
    deliveryOptionId: 4,
    picks: [
      [3, 2],
      [11, 4],
    ],
  },
  {
    daysAgo: 161,
    ...delivered,
    deliveryOptionId: 2,
    picks: [
      [0, 1],
      [7, 3],
      [19, 2],
    ],
  },
  { daysAgo: 148, ...delivered, deliveryOptionId: 2, picks: [[5, 6]] },
  {
    daysAgo: 133,
    ...delivered,
    deliveryOptionId: 1,
    picks: [
      [14, 2],
      [22, 1],
    ],
  },
  {
    daysAgo: 119,
    ...delivered,
    deliveryOptionId: 2,
    picks: [
      [2, 3],
      [8, 1],
      [9, 5],
      [30, 2],
    ],
  },
  {
    daysAgo: 104,
    state: 'Cancelled',
    paymentStatus: 'Failed',
    deliveryOptionId: 3,
    picks: [[6, 2]],
    note: 'Saturday morning, please ring the bell.',
  },
  {
    daysAgo: 96,
    ...delivered,
    deliveryOptionId: 3,
    picks: [
      [6, 2],
      [17, 10],
    ],
  },
  {
    daysAgo: 81,
    ...delivered,
    deliveryOptionId: 4,
    picks: [
      [25, 1],
      [12, 2],
    ],
  },
  {
    daysAgo: 67,
    ...delivered,
    deliveryOptionId: 2,
    picks: [
      [1, 4],
      [33, 3],
    ],
  },
  {
    daysAgo: 52,
    ...delivered,
    deliveryOptionId: 2,
    picks: [
      [4, 2],
      [15, 1],
      [28, 6],
    ],
  },
  { daysAgo: 38, ...delivered, deliveryOptionId: 2, picks: [[10, 1]] },
  {
    daysAgo: 30,
    state: 'Cancelled',
    paymentStatus: 'Refunded',
    deliveryOptionId: 2,
    picks: [[24, 2]],
  },
  {
    daysAgo: 27,
    ...delivered,
    deliveryOptionId: 2,
    picks: [[11, 1]],
    prescriptions: [
      { patient: 0, packs: [[0, 1]], outcome: { kind: 'confirmed', daysAgo: 26.2 } },
      { patient: 6, packs: [[1, 1]], outcome: { kind: 'confirmed', daysAgo: 26.1 } },
    ],
  },
  {
    daysAgo: 24,
    ...delivered,
    deliveryOptionId: 4,
    picks: [
      [13, 2],
      [21, 2],
      [0, 2],
    ],
  },
  {
    daysAgo: 21,
    ...delivered,
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [{ patient: 1, packs: [[0, 1]], outcome: { kind: 'received', daysAgo: 20 } }],
  },
  {
    daysAgo: 17,
    state: 'Awaiting prescription',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [[12, 1]],
    prescriptions: [{ patient: 3, packs: [[1, 1]], outcome: { kind: 'lapsed', daysAgo: 3 } }],
  },
  {
    daysAgo: 8,
    state: 'Dispatched',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [{ patient: 2, packs: [[1, 2]], outcome: { kind: 'confirmed', daysAgo: 7.4 } }],
  },
  {
    daysAgo: 6,
    state: 'Dispatched',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [
      [16, 3],
      [3, 1],
    ],
  },
  {
    daysAgo: 3,
    state: 'Processing',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [{ patient: 4, packs: [[0, 1]], outcome: { kind: 'confirmed', daysAgo: 2.2 } }],
  },
  {
    daysAgo: 2,
    state: 'Processing',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [
      [18, 2],
      [5, 4],
    ],
    note: 'Please leave with reception.',
  },
  {
    daysAgo: 1.8,
    state: 'Awaiting prescription',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [
      {
        patient: 5,
        packs: [[0, 2]],
        outcome: {
          kind: 'rejected',
          reason: 'The directions need to be clearer. One pack is enough for a first treatment',
          daysAgo: 0.9,
        },
      },
    ],
  },
  {
    daysAgo: 1.5,
    state: 'Awaiting prescription',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [
      { patient: 1, packs: [[0, 1]], outcome: { kind: 'signed', daysAgo: 0.3 } },
      { patient: 3, packs: [[0, 1]], outcome: { kind: 'verified', daysAgo: 0.2 } },
    ],
  },
  {
    daysAgo: 1.3,
    state: 'Awaiting prescription',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [[9, 1]],
    prescriptions: [
      { patient: 4, packs: [[0, 1]] },
      {
        patient: 0,
        packs: [
          [0, 1],
          [1, 1],
        ],
      },
    ],
  },
  {
    daysAgo: 0.4,
    ...waiting,
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [{ patient: 2, packs: [[1, 1]] }],
  },
  {
    daysAgo: 0.2,
    ...waiting,
    deliveryOptionId: 2,
    picks: [
      [20, 1],
      [9, 2],
    ],
  },
];

/** The demo prescriber's only order, for their own patient. */
export const ordersOfPrescriber: readonly PastOrder[] = [
  {
    daysAgo: 0.6,
    state: 'Awaiting prescription',
    paymentStatus: 'Paid',
    deliveryOptionId: 1,
    picks: [],
    prescriptions: [{ patient: 0, packs: [[2, 1]] }],
  },
];

/** The new practitioner's orders: one to pay by transfer. */
export const ordersOfSecondPractitioner: readonly PastOrder[] = [
  { daysAgo: 0.8, ...waiting, deliveryOptionId: 2, picks: [[7, 2]] },
];

/** The second prescriber's only order, for their own patient: verified, and ready to sign. */
export const ordersOfSecondPrescriber: readonly PastOrder[] = [
  {
    daysAgo: 0.5,
    state: 'Awaiting prescription',
    paymentStatus: 'Paid',
    deliveryOptionId: 2,
    picks: [],
    prescriptions: [{ patient: 0, packs: [[0, 1]], outcome: { kind: 'verified', daysAgo: 0.1 } }],
  },
];
