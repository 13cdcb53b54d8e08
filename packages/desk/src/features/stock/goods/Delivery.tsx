import { useNow } from '@formulary/client/screen/useNow';
import { getDelivery, type ReceivedLine } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { goodsDifferenceSentence } from '@formulary/rules/stock/goodsIn';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Unbroken } from '@formulary/ui/primitives/layout/Unbroken';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useState } from 'react';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../../lib/record/useRecord.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';
import { productName } from '../productName.tsx';

const ReverseDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('../ReverseDialog.tsx'))).ReverseDialog,
);

const columns: readonly TableColumn<ReceivedLine>[] = [
  { key: 'name', header: 'Product', isRowHeader: true, cell: productName },
  { key: 'code', header: 'Code', cell: ({ code }) => <Unbroken>{code}</Unbroken> },
  {
    key: 'packs',
    header: 'Packs',
    align: 'end',
    cell: ({ packs }) => packs.toLocaleString('en-GB'),
  },
];

const ofOrder: TableColumn<ReceivedLine> = {
  key: 'difference',
  header: 'Ordered',
  cell: ({ packs, toCome = 0 }) => (
    <Tag tone={packs === toCome ? 'success' : 'warning'}>
      {goodsDifferenceSentence(toCome, packs)}
    </Tag>
  ),
};

/** Returns the column that reverses lines. */
const reverseColumn = (
  canChange: boolean,
  onReverse: (line: ReceivedLine) => void,
): TableColumn<ReceivedLine> => ({
  key: 'reverse',
  header: 'Reverse',
  isHeaderHidden: true,
  cell: (line) => {
    if (line.isReversed) return <Tag>Reversed</Tag>;
    return canChange ? (
      <Button
        isSmall
        variant="quiet"
        aria-label={`Reverse ${line.name}`}
        onClick={() => onReverse(line)}
      >
        Reverse
      </Button>
    ) : null;
  },
});

/** Shows a delivery that was taken in, and reverses lines of it. */
export function Delivery() {
  const id = useRecordId('deliveryId');
  const now = useNow();
  const read = useRecord(getDelivery, id);
  const canChange = useStaffCan('changeStock');
  const [reversed, setReversed] = useState<ReceivedLine>();
  const delivery = read.data?.delivery;
  const order = delivery?.purchaseOrderId;
  return (
    <RecordPage
      id={id}
      read={read}
      one="delivery"
      title={delivery && `Delivery of ${delivery.supplier}`}
      lead={
        delivery && (
          <>
            <span>{`${delivery.reference === undefined ? 'Taken' : `Note ${delivery.reference}, taken`} in ${formatMoment(delivery.receivedAt)} by ${delivery.by}.`}</span>
            {order !== undefined && (
              <TextLink href={paths.purchaseOrder(order)}>The purchase order</TextLink>
            )}
          </>
        )
      }
      all={{ label: 'All deliveries', href: paths.goodsIn }}
      Layout={StockScreen}
    >
      {({ lines, events }) => (
        <>
          <Table
            caption="Products of the delivery"
            columns={[
              ...columns,
              ...(order === undefined ? [] : [ofOrder]),
              reverseColumn(canChange, setReversed),
            ]}
            rows={lines}
            rowKey={({ productId }) => productId}
            isDense
            isBusy={read.isValidating}
          />
          <Timeline events={events} now={now} />
          {reversed && (
            <ReverseDialog
              movement={{ id: reversed.movementId, cause: 'goods-in', packs: reversed.packs }}
              onClose={() => setReversed(undefined)}
              onReversed={() => read.mutate()}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
