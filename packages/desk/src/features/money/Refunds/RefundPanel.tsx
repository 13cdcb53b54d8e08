import type { DueRefund } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
import type { Beside } from '../../../lib/record/RecordPanel.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { PaidOutForm } from './PaidOutForm.tsx';

interface RefundPanelProps {
  readonly refund: DueRefund;
  readonly canRefund: boolean;
  readonly beside: Beside;
}

/** Shows what is to be given back of an order beside the list, and notes that it was paid out. */
export function RefundPanel({ refund, canRefund, beside }: RefundPanelProps) {
  const { orderId, number, amount, buyer, company, reasons, since, isOwnMatch } = refund;
  const names = useOnlookers(`order ${orderId}`);
  return (
    <SidePanel
      {...beside}
      title={`Refund of ${number}`}
      aside={
        <Cluster $gap={3}>
          <TextLink href={paths.order(orderId)}>Order</TextLink>
          <TextLink href={paths.orderRefund(orderId)}>Everything given back</TextLink>
          <LookingNow names={names} />
        </Cluster>
      }
    >
      <Stack $gap={4}>
        <FactList
          facts={[
            ['To give back', formatMoney(amount)],
            ['To', company === undefined ? buyer : `${company}\n${buyer}`],
            ['Because', reasons.join('. ')],
            ['Due since', formatMoment(since)],
          ]}
        />
        {isOwnMatch && <Alert title="You booked its payment: a colleague pays it out" />}
        {canRefund && !isOwnMatch && (
          <PaidOutForm key={orderId} refund={refund} onClose={beside.onClose} />
        )}
      </Stack>
    </SidePanel>
  );
}
