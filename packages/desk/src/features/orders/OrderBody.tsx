import { addressLines } from '@formulary/rules/addresses/addressLines';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { BlockerList } from '@formulary/ui/pieces/desk/BlockerList';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { EmailText } from '@formulary/ui/primitives/layout/EmailText';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { styled } from 'styled-components';
import { useNow } from '@formulary/client/screen/useNow';
import type { Read } from '../../lib/record/Loaded.tsx';
import { RecordTimeline } from '../../lib/record/RecordTimeline.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { TwoColumns } from '../../lib/screen/TwoColumns.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { OrderLines } from './body/OrderLines.tsx';
import { OrderMoney } from './body/OrderMoney.tsx';
import { OrderPapers } from './body/OrderPapers.tsx';
import { OrderParcels } from './body/OrderParcels.tsx';
import { blockersOf } from './orderBlockers.ts';

interface OrderBodyProps {
  readonly order: DeskOrder;
  readonly timeline: Read<readonly DeskEvent[]>;
}

const Body = styled(Stack)`
  container-type: inline-size;
`;

/** Shows everything about an order, what keeps it here first. */
export function OrderBody({ order: shown, timeline }: OrderBodyProps) {
  const now = useNow();
  const { order, buyer, shipping, billing, flags } = shown;
  const isOpen = order.state !== 'Delivered' && order.state !== 'Cancelled';
  const seesCustomers = useStaffCan('seeCustomers');
  const openFlags = flags.filter(({ clearedAt }) => clearedAt === undefined);
  return (
    <Body $gap={6}>
      {isOpen && order.state !== 'Dispatched' && (
        <BlockerList blockers={blockersOf(shown, now)} freeWords="This order can be sent" />
      )}
      {openFlags.map(({ kind, postcode, count }) => (
        <Alert key={`${kind} ${postcode}`} tone="warning" title="Flagged">
          {kind === 'orders-to-postcode'
            ? `${count} orders with prescriptions went to ${postcode} within a day.`
            : `Prescriptions for ${count} patients of ${postcode} within a day.`}
        </Alert>
      ))}
      <FactList
        facts={[
          [
            'Buyer',
            <Stack key="buyer" $gap={0}>
              {seesCustomers ? (
                <TextLink href={paths.customer(buyer.id)}>{buyer.name}</TextLink>
              ) : (
                <span>{buyer.name}</span>
              )}
              <EmailText>{buyer.email}</EmailText>
              <span>{buyer.phone}</span>
            </Stack>,
          ],
          ['Company', buyer.company],
          ['Placed', formatMoment(order.placedAt)],
          ['Delivery', order.delivery],
          ['Goes to', shipping ? addressLines(shipping).join('\n') : 'Collected here'],
          ['Billed to', addressLines(billing).join('\n')],
          ['Note of the buyer', shown.note],
        ]}
      />
      <TwoColumns>
        <Stack $gap={6}>
          <OrderLines lines={shown.lines} />
          <OrderParcels parcels={shown.parcels} />
          <OrderPapers prescriptions={shown.prescriptions} documents={shown.documents} />
        </Stack>
        <Stack $gap={6}>
          <OrderMoney order={shown} />
          <RecordTimeline read={timeline} />
        </Stack>
      </TwoColumns>
    </Body>
  );
}
