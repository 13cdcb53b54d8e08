import { addressLines } from '@formulary/rules/addresses/addressLines';
import {
  getDeskInvoicePdf,
  getDeskPrescriptionPdf,
} from '@formulary/rules/calls/desk/deskOrderCalls';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatDate } from '@formulary/rules/dates/londonTime';
import type { DeskOrder, DeskOrderLine } from '@formulary/rules/dispatch/deskOrder';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { couriers, trackingPage } from '@formulary/rules/orders/couriers';
import { headingStyle } from '@formulary/theme/headingStyle';
import { color, font } from '@formulary/theme/tokens';
import { Amounts } from '@formulary/ui/pieces/desk/Amounts';
import { BlockerList } from '@formulary/ui/pieces/desk/BlockerList';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useNow } from '@formulary/client/screen/useNow';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FileButton } from './FileButton.tsx';
import { blockersOf } from './orderBlockers.ts';

interface OrderBodyProps {
  readonly order: DeskOrder;
  /** Undefined while it loads. */
  readonly timeline: readonly DeskEvent[] | undefined;
  readonly timelineFailure?: { readonly onRetry: () => void; readonly isRetrying: boolean };
}

const Part = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }

  ul {
    padding: 0;
    list-style: none;
  }
`;

const Packs = styled.ul`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

interface SectionProps {
  readonly title: string;
  readonly children: Elements;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Part as="section" $gap={3} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

const lineColumns: readonly TableColumn<DeskOrderLine>[] = [
  {
    key: 'name',
    header: 'Product',
    isRowHeader: true,
    cell: ({ name, isPrescription, isColdChain }) => (
      <Stack $gap={1}>
        <span>{name}</span>
        {isPrescription && <Tag>On prescription</Tag>}
        {isColdChain && <Tag tone="info">Has to stay cold</Tag>}
      </Stack>
    ),
  },
  { key: 'quantity', header: 'Packs', align: 'end', cell: ({ quantity }) => quantity },
  { key: 'sent', header: 'Sent', align: 'end', cell: ({ sent }) => sent },
  {
    key: 'unitPrice',
    header: 'Price',
    align: 'end',
    cell: ({ unitPrice, awaitsPrice }) => (awaitsPrice ? 'to follow' : formatMoney(unitPrice)),
  },
  { key: 'vat', header: 'VAT', align: 'end', cell: ({ vatPercent }) => `${vatPercent}%` },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total) },
];

/** Shows everything about an order, what keeps it here first. */
export function OrderBody({ order: shown, timeline, timelineFailure }: OrderBodyProps) {
  const now = useNow();
  const { order, lines, buyer, shipping, billing, parcels, flags, prescriptions } = shown;
  const isOpen = order.state !== 'Delivered' && order.state !== 'Cancelled';
  const openFlags = flags.filter(({ clearedAt }) => clearedAt === undefined);
  return (
    <Stack $gap={6}>
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
          ['Buyer', `${buyer.name}\n${buyer.email}\n${buyer.phone}`],
          ['Company', buyer.company],
          ['Placed', formatMoment(order.placedAt)],
          ['Delivery', order.delivery],
          ['Goes to', shipping ? addressLines(shipping).join('\n') : 'Collected here'],
          ['Billed to', addressLines(billing).join('\n')],
          ['Note of the buyer', shown.note],
        ]}
      />
      <Section title="Lines">
        <Table
          caption="Lines"
          columns={lineColumns}
          rows={lines.filter(({ quantity }) => quantity > 0)}
          rowKey={({ id }) => id}
          isDense
        />
      </Section>
      {parcels.length > 0 && (
        <Section title="Parcels">
          <ul>
            {parcels.map((parcel) => (
              <li key={parcel.id}>
                <p>
                  <span>{`Parcel ${parcel.number}, ${couriers[parcel.courier].name}, ${formatMoment(parcel.sentAt)} `}</span>
                  <Tracking parcel={parcel} />
                </p>
                <Packs>
                  {parcel.lines.map(({ lineId, name, quantity }) => (
                    <li key={lineId}>{`${quantity} × ${name}`}</li>
                  ))}
                </Packs>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Money">
        <Amounts due={order.amount} received={shown.received} />
        <FactList
          facts={[
            ['Delivery fee', formatMoney(shown.deliveryFee)],
            ['Paid by', order.paymentMode === 'card' ? 'Card' : 'Bank transfer'],
            ['Payment', order.paymentStatus],
            ['Still to pay', shown.due > 0 ? formatMoney(shown.due) : undefined],
            ['To give back', order.refundDue > 0 ? formatMoney(order.refundDue) : undefined],
            ['Stock held until', order.heldUntil && formatMoment(order.heldUntil)],
          ]}
        />
      </Section>
      {prescriptions.length > 0 && (
        <Section title="Prescriptions">
          <ul>
            {prescriptions.map(({ id, status, verdict, prescriber, prescribedOn, fault }) => (
              <li key={id}>
                <Stack $gap={1}>
                  <p>{`Prescription ${id}, ${status}, by ${prescriber}, dated ${prescribedOn}`}</p>
                  <Tag tone={verdict === 'holds' || verdict === 'paper' ? 'success' : 'warning'}>
                    {verdict === 'holds' ? 'Verified just now' : verdict}
                  </Tag>
                  {fault !== undefined && <p>{fault}</p>}
                  {verdict === 'holds' && (
                    <FileButton
                      label={`PDF of prescription ${id}`}
                      call={getDeskPrescriptionPdf}
                      input={{ params: { id } }}
                      name={`prescription-${id}.pdf`}
                    />
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {shown.documents.length > 0 && (
        <Section title="Documents">
          <ul>
            {shown.documents.map(({ id, kind, number, issuedAt, amount }) => (
              <li key={id}>
                <FileButton
                  label={`${kind} ${number}, ${formatDate(issuedAt)}, ${formatMoney(amount)}`}
                  call={getDeskInvoicePdf}
                  input={{ params: { id } }}
                  name={`${number}.pdf`}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {timelineFailure !== undefined && timeline === undefined && (
        <LoadFailed what="the timeline" {...timelineFailure} />
      )}
      {timeline !== undefined && <Timeline events={timeline} now={now} />}
    </Stack>
  );
}

function Tracking({ parcel }: { readonly parcel: DeskOrder['parcels'][number] }) {
  if (parcel.tracking === undefined) return null;
  const page = trackingPage(parcel);
  if (page === undefined) return <span translate="no">{parcel.tracking}</span>;
  return (
    <TextLink href={page} target="_blank" rel="noopener noreferrer" translate="no">
      {parcel.tracking}
    </TextLink>
  );
}
