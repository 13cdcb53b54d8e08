import type { PaymentOutcome } from '@formulary/rules/payments/settlePayment';
import type { Mills } from '@formulary/rules/money/mills';

/** Fields of a payment response; missing and unreadable ones are undefined. */
export interface CallbackFacts {
  readonly installation: string | undefined;
  readonly orderNumber: string | undefined;
  readonly orderId: number | undefined;
  readonly amount: Mills | undefined;
  readonly currency: string | undefined;
  readonly testMode: string | undefined;
  readonly outcome: PaymentOutcome | undefined;
  readonly transactionId: string | undefined;
}
