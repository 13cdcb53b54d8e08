/** What one attempt to pay came to. */
export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';
