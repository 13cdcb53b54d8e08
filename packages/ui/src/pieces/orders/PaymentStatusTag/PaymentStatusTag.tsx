import type { Order } from '@formulary/rules/orders/order';
import { Tag, type TagProps } from '../../../primitives/Tag/Tag.tsx';

export interface PaymentStatusTagProps {
  status: Order['paymentStatus'];
}

const tones: Readonly<Record<Order['paymentStatus'], NonNullable<TagProps['tone']>>> = {
  Pending: 'warning',
  Paid: 'success',
  Failed: 'danger',
  Refunded: 'neutral',
};

/** Shows the payment status of an order (reading R10). */
export function PaymentStatusTag({ status }: PaymentStatusTagProps) {
  return <Tag tone={tones[status]}>{status}</Tag>;
}
