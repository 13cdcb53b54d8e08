import { isTransferDue } from '@formulary/rules/checkout/isTransferDue';
import {
  AMOUNT_MAY_CHANGE,
  amountDue,
  arrivedSentence,
  changedPacks,
  changedSentence,
} from '@formulary/rules/payments/amountDue';
import type { Order } from '@formulary/rules/orders/order';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { AmountDue } from '../AmountDue/AmountDue.tsx';
import { BankDetails } from '../BankDetails/BankDetails.tsx';

export interface PaymentDueProps {
  order: Pick<
    Order,
    | 'amount'
    | 'partPaid'
    | 'change'
    | 'number'
    | 'paymentMode'
    | 'paymentStatus'
    | 'state'
    | 'awaitsPrice'
    | 'signBy'
  >;
}

/**
 * Shows what to pay by bank transfer: the amount, or the rest after a part payment, then what changed it, the account
 * and the reference. Warns that the amount may change while a prescription is unsigned. Renders nothing once paid.
 * Before the pharmacy has priced the order, it says that the price will follow (spec 4.8, 8.14).
 */
export function PaymentDue({ order }: PaymentDueProps) {
  if (order.awaitsPrice)
    return (
      <Alert title="We will tell you the price">
        We email you what there is to pay once the pharmacy has priced what you wrote. Please do not
        pay before that.
      </Alert>
    );
  if (!isTransferDue(order)) return null;
  const arrived = arrivedSentence(order);
  const changed = changedSentence(order);
  return (
    <AmountDue amount={amountDue(order)}>
      {arrived !== undefined && <p>{arrived}</p>}
      {changed !== undefined && (
        <Stack $gap={1}>
          <p>{changed}</p>
          <ul>
            {order.change?.lines.map((line) => (
              <li key={line.name}>
                <span translate="no">{line.name}</span>
                <span>{`: ${changedPacks(line)}`}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <p>
        Please transfer it to this account, with the reference. We pack your order as soon as the
        transfer has arrived.
      </p>
      {order.signBy && <p>{AMOUNT_MAY_CHANGE}</p>}
      <BankDetails reference={order.number} />
    </AmountDue>
  );
}
