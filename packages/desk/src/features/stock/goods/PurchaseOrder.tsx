import { useNow } from '@formulary/client/screen/useNow';
import { getPurchaseOrder } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { packsToCome } from '@formulary/rules/stock/goodsIn';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Unbroken } from '@formulary/ui/primitives/layout/Unbroken';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { KeyLink } from '../../../lib/screen/KeyLink.tsx';
import { LabelTag } from '../../../lib/record/LabelTag.tsx';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../../lib/record/useRecord.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';
import { deliveryColumns } from './Deliveries.tsx';
import { isAwaited, purchaseOrderLooks } from './purchaseOrderStates.ts';
import { productName } from '../productName.tsx';

const ClosePurchaseOrderDialog = lazyPart(
  'the form',
  async () =>
    (await loadLazily(() => import('./ClosePurchaseOrderDialog.tsx'))).ClosePurchaseOrderDialog,
);

interface Line {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly ordered: number;
  readonly received: number;
}

const count = (packs: number): string => packs.toLocaleString('en-GB');

const columns: readonly TableColumn<Line>[] = [
  { key: 'name', header: 'Product', isRowHeader: true, cell: productName },
  { key: 'code', header: 'Code', cell: ({ code }) => <Unbroken>{code}</Unbroken> },
  { key: 'ordered', header: 'Ordered', align: 'end', cell: ({ ordered }) => count(ordered) },
  { key: 'received', header: 'Came', align: 'end', cell: ({ received }) => count(received) },
  {
    key: 'left',
    header: 'To come',
    align: 'end',
    cell: (line) => count(packsToCome(line)),
  },
];

/** Shows a purchase order, what came of it, and takes in the rest. */
export function PurchaseOrder() {
  const id = useRecordId('purchaseOrderId');
  const now = useNow();
  const navigate = useNavigate();
  const read = useRecord(getPurchaseOrder, id);
  const canChange = useStaffCan('changeStock');
  const [isClosing, setIsClosing] = useState(false);
  const order = read.data?.purchaseOrder;
  const takeIn =
    canChange && order && isAwaited(order.state) ? paths.deliveryOf(order.id) : undefined;
  useKeys(
    'Purchase order',
    takeIn === undefined ? [] : [{ key: 'i', does: 'Take in', run: () => void navigate(takeIn) }],
  );
  return (
    <RecordPage
      id={id}
      read={read}
      one="purchase order"
      title={order && `Purchase order ${order.reference ?? order.id}`}
      lead={
        order && (
          <>
            <LabelTag {...purchaseOrderLooks[order.state]} />
            <span>
              {`${order.supplier}${order.expectedOn === undefined ? '' : `, expected on ${formatDay(order.expectedOn)}`}`}
            </span>
          </>
        )
      }
      all={{ label: 'All purchase orders', href: paths.purchaseOrders }}
      Layout={StockScreen}
      actions={
        takeIn !== undefined && (
          <Cluster $gap={2}>
            <Button onClick={() => setIsClosing(true)}>Expect nothing more</Button>
            <KeyLink keyName="i" variant="primary" href={takeIn}>
              Take in
            </KeyLink>
          </Cluster>
        )
      }
    >
      {({ purchaseOrder, version, lines, deliveries, events }) => (
        <>
          <Table
            caption="Products of the purchase order"
            columns={columns}
            rows={lines}
            rowKey={({ productId }) => productId}
            isDense
          />
          {deliveries.length > 0 && (
            <Table
              caption="Deliveries"
              isCaptionShown
              columns={deliveryColumns}
              rows={deliveries}
              rowKey={(delivery) => delivery.id}
              rowHref={(delivery) => paths.delivery(delivery.id)}
              isDense
            />
          )}
          <Timeline events={events} now={now} />
          {isClosing && (
            <ClosePurchaseOrderDialog
              id={purchaseOrder.id}
              version={version}
              onClose={() => setIsClosing(false)}
              onAnswered={() => read.mutate()}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
