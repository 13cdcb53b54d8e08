import { paymentStatuses, type PaymentStatus } from '@formulary/rules/orders/paymentStatuses';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';

export interface PaymentStatusTagProps {
  status: PaymentStatus;
}

/** Shows the payment status of an order (reading R10). */
export function PaymentStatusTag({ status }: PaymentStatusTagProps) {
  return <Tag tone={paymentStatuses[status].tone}>{status}</Tag>;
}
