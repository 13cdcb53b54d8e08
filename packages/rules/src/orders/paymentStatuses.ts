/** Declares the states of an order's payment once, by their values on the wire (reading R10). */
export const paymentStatuses = {
  Pending: { tone: 'warning', wasPaid: false },
  Paid: { tone: 'success', wasPaid: true },
  Failed: { tone: 'danger', wasPaid: false },
  Refunded: { tone: 'neutral', wasPaid: true },
} as const satisfies Readonly<Record<string, PaymentStatusFacts>>;

interface PaymentStatusFacts {
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
  /** Whether the whole amount has arrived, even if it was refunded later. */
  readonly wasPaid: boolean;
}

export type PaymentStatus = keyof typeof paymentStatuses;

/** The values of the statuses on the wire. */
export const paymentStatusNames = Object.keys(paymentStatuses) as [
  PaymentStatus,
  ...PaymentStatus[],
];

/** Returns whether the whole amount of an order has arrived, even if it was refunded later. */
export function wasPaid(status: PaymentStatus): boolean {
  return paymentStatuses[status].wasPaid;
}
