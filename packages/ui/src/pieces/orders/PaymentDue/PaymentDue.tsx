import type { Order } from '@formulary/rules/orders/order';
import { AmountDue } from '../AmountDue/AmountDue.tsx';
import { BankDetails } from '../BankDetails/BankDetails.tsx';

export interface PaymentDueProps {
  /** An order whose bank transfer is due (rules: isTransferDue). */
  order: Pick<Order, 'amount' | 'number'>;
}

/** What is still to be paid by bank transfer: the amount first, then where to transfer it and what to write on it. */
export function PaymentDue({ order }: PaymentDueProps) {
  return (
    <AmountDue amount={order.amount}>
      <p>
        Please transfer it to this account, with the reference. We pack your order as soon as the
        transfer has arrived.
      </p>
      <BankDetails reference={order.number} />
    </AmountDue>
  );
}
