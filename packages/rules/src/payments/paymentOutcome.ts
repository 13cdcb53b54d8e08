/** The outcome of one payment attempt. */
export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';
