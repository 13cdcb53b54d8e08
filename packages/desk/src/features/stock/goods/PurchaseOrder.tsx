import { useNow } from '@formulary/client/screen/useNow';
import { getPurchaseOrder } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { readPositive } from '@formulary/rules/paging/pages';
import { packsToCome } from '@formulary/rules/stock/goodsIn';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Unbroken } from '@formulary/ui/primitives/layout/Unbroken';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';
import { deliveryColumns } from './Deliveries.tsx';
import { isAwaited, purchaseOrderLooks } from './purchaseOrderStates.ts';

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
  { key: 'name', header: 'Product', isRowHeader: true, cell: ({ name }) => name },
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
  const { purchaseOrderId } = useParams();
  const id = readPositive(purchaseOrderId) ?? 0;
  const now = useNow();
  const navigate = useNavigate();
  const { data, error, isValidating, mutate } = useDeskRead(getPurchaseOrder, { params: { id } });
  const canChange = useStaffCan('changeStock');
  const [isClosing, setIsClosing] = useState(false);
  const order = data?.purchaseOrder;
  const canTakeIn = canChange && order !== undefined && isAwaited(order.state);
  useKeys(
    'Purchase order',
    canTakeIn
      ? [{ key: 'i', does: 'Take in', run: () => void navigate(paths.deliveryOf(id)) }]
      : [],
  );
  if (error?.code === 'not-found') {
    return (
      <StockScreen title="Purchase order">
        <EmptyState title="There is no such purchase order">
          <TextLink href={paths.purchaseOrders}>All purchase orders</TextLink>
        </EmptyState>
      </StockScreen>
    );
  }
  return (
    <StockScreen
      title={order ? `Purchase order ${order.reference ?? order.id}` : 'Purchase order'}
      lead={
        order && (
          <Cluster $gap={2}>
            <Tag tone={purchaseOrderLooks[order.state].tone}>
              {purchaseOrderLooks[order.state].label}
            </Tag>
            <span>
              {`${order.supplier}${order.expectedOn === undefined ? '' : `, expected on ${formatDay(order.expectedOn)}`}`}
            </span>
          </Cluster>
        )
      }
      actions={
        canTakeIn ? (
          <Cluster $gap={2}>
            <Button onClick={() => setIsClosing(true)}>Expect nothing more</Button>
            <ButtonLink variant="primary" href={paths.deliveryOf(id)}>
              Take in
            </ButtonLink>
          </Cluster>
        ) : undefined
      }
    >
      {error && !data && (
        <LoadFailed
          what="the purchase order"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <Skeleton $height="24rem" />}
      {data && (
        <>
          <Table
            caption="Products of the purchase order"
            columns={columns}
            rows={data.lines}
            rowKey={({ productId }) => productId}
            isDense
          />
          {data.deliveries.length > 0 && (
            <Table
              caption="Deliveries"
              isCaptionShown
              columns={deliveryColumns}
              rows={data.deliveries}
              rowKey={(delivery) => delivery.id}
              rowHref={(delivery) => paths.delivery(delivery.id)}
              isDense
            />
          )}
          <Timeline events={data.events} now={now} />
        </>
      )}
      {data && isClosing && (
        <ClosePurchaseOrderDialog
          id={id}
          version={data.version}
          onClose={() => setIsClosing(false)}
          onAnswered={() => mutate()}
        />
      )}
    </StockScreen>
  );
}
