import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Amounts } from '@formulary/ui/pieces/desk/Amounts';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { RecordSection } from '../../../lib/record/RecordSection.tsx';
import { PaymentList } from './PaymentList.tsx';

/** Shows what is due of an order, each payment with its line of a bank statement, and leads to its refunds. */
export function OrderMoney({ order: shown }: { readonly order: DeskOrder }) {
  const { order, received, due, deliveryFee, payments, credits } = shown;
  const seesMoney = useStaffCan('seeMoney');
  const hasRefunds = credits.length > 0 || order.paymentStatus === 'Paid';
  return (
    <RecordSection title="Money">
      <Amounts due={order.amount} received={received} />
      <FactList
        facts={[
          ['Delivery fee', formatMoney(deliveryFee)],
          ['Paid by', order.paymentMode === 'card' ? 'Card' : 'Bank transfer'],
          ['Payment', order.paymentStatus],
          ['Still to pay', due > 0 ? formatMoney(due) : undefined],
          ['To give back', order.refundDue > 0 ? formatMoney(order.refundDue) : undefined],
          ['Stock held until', order.heldUntil && formatMoment(order.heldUntil)],
        ]}
      />
      <PaymentList payments={payments} seesMoney={seesMoney} />
      {seesMoney && (
        <Cluster $gap={3}>
          {hasRefunds && (
            <TextLink href={paths.orderRefund(order.id)}>Refunds of this order</TextLink>
          )}
          {order.refundDue > 0 && (
            <TextLink href={paths.refundsOf(order.number)}>Pay what is due back</TextLink>
          )}
          {order.awaitsPrice && <TextLink href={paths.pricesOf(order.id)}>Set its prices</TextLink>}
        </Cluster>
      )}
    </RecordSection>
  );
}
