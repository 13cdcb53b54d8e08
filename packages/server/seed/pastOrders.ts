import type { Order } from '@formulary/rules/orders/order';

/** An order of the demo shop's past: how long ago, how it went, and which products it was. */
export interface PastOrder {
  readonly daysAgo: number;
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly deliveryOptionId: number;
  /** Positions among the products that can be bought without prescription, and packs of each. */
  readonly picks: readonly (readonly [position: number, quantity: number])[];
  readonly note?: string;
  /** What of it is on prescription, besides the picks. */
  readonly prescriptions?: readonly PastPrescription[];
}

/** What became of a prescription, and when. */
export type PastOutcome =
  | { readonly kind: 'rejected'; readonly reason: string; readonly daysAgo: number }
  | { readonly kind: 'lapsed'; readonly daysAgo: number }
  /** Its paper original came. */
  | { readonly kind: 'received'; readonly daysAgo: number }
  | { readonly kind: 'verified'; readonly daysAgo: number }
  /** Signed, and not confirmed yet. */
  | { readonly kind: 'signed'; readonly daysAgo: number }
  | { readonly kind: 'confirmed'; readonly daysAgo: number };

/** A prescription of such an order; signed by nobody yet unless something became of it. */
export interface PastPrescription {
  /** Position among the buyer's own patients. */
  readonly patient: number;
  /** Positions among the products that are only sold on prescription, and packs of each. */
  readonly packs: readonly (readonly [position: number, quantity: number])[];
  readonly outcome?: PastOutcome;
}

const delivered = { state: 'Delivered', paymentStatus: 'Paid' } as const;
const waiting = { state: 'Awaiting payment', paymentStatus: 'Pending' } as const;

/** Oldest first, more than a page of them (spec 9.1). */
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

/** The one order of the demo's prescriber, for a patient of their own. */
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

/** The orders of the practitioner who has just begun: one to pay by transfer. */
export const ordersOfSecondPractitioner: readonly PastOrder[] = [
  { daysAgo: 0.8, ...waiting, deliveryOptionId: 2, picks: [[7, 2]] },
];

/** The one order of the second prescriber, for a patient of their own: verified, and to be signed. */
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
