import type { PaymentOutcome } from '@formulary/rules/payments/settlePayment';
import type { Schema } from '../platform/database/schema.ts';

/** Result of judging a message of the card provider. */
export interface Verdict {
  readonly verdict: NonNullable<Schema['payment_callbacks']['verdict']>;
  readonly refusal?: string;
  readonly orderId: number | undefined;
  readonly outcome: PaymentOutcome | undefined;
}
