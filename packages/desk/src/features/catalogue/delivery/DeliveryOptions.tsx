import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskDeliveryOption,
  listDeskDelivery,
} from '@formulary/rules/calls/desk/deskDeliveryCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { serviceWords } from '@formulary/rules/orders/deliveryTerms';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useState } from 'react';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { Loaded } from '../../../lib/record/Loaded.tsx';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';

const DeliveryDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./DeliveryDialog.tsx'))).DeliveryDialog,
);

const columns: readonly TableColumn<DeskDeliveryOption>[] = [
  { key: 'details', header: 'Name', cell: ({ details }) => details, isRowHeader: true },
  {
    key: 'price',
    header: 'Fee with VAT',
    cell: ({ price }) => (price === 0 ? 'Free' : formatMoney(price)),
    align: 'end',
  },
  { key: 'service', header: 'Service', cell: ({ service }) => serviceWords[service] },
  { key: 'position', header: 'Place', cell: ({ position }) => position, align: 'end' },
  {
    key: 'isOffered',
    header: 'In the shop',
    cell: ({ isOffered }) => (
      <Tag tone={isOffered ? 'success' : 'neutral'}>{isOffered ? 'Offered' : 'Not offered'}</Tag>
    ),
  },
  {
    key: 'waitingOrders',
    header: 'Orders not sent',
    cell: ({ waitingOrders }) => waitingOrders.toLocaleString('en-GB'),
    align: 'end',
  },
];

const actionColumn = (
  onChange: (option: DeskDeliveryOption) => void,
): TableColumn<DeskDeliveryOption> => ({
  key: 'action',
  header: 'Action',
  isHeaderHidden: true,
  cell: (option) => (
    <Button isSmall aria-label={`Change ${option.details}`} onClick={() => onChange(option)}>
      Change
    </Button>
  ),
});

/** Lists the ways of delivery in the order of the shop, and changes them. */
export function DeliveryOptions() {
  const now = useNow();
  const canChange = useStaffCan('changePrices');
  /** Null for a new one. */
  const [asked, setAsked] = useState<DeskDeliveryOption | null>();
  const read = useDeskRead(listDeskDelivery, {});
  const withAction = canChange ? [...columns, actionColumn(setAsked)] : columns;
  return (
    <CatalogueScreen
      title="Delivery"
      lead="Orders keep the name and fee that they were placed with."
      actions={
        canChange ? (
          <NewRecord list="Delivery" label="Add a way of delivery" begin={() => setAsked(null)} />
        ) : undefined
      }
    >
      <Loaded read={read} what="the deliveries" height="16rem">
        {({ options, events }) => (
          <Stack>
            <Table
              caption="Ways of delivery"
              columns={withAction}
              rows={options}
              rowKey={({ id }) => id}
              isBusy={read.isValidating}
            />
            {events.length > 0 && <Timeline events={events} now={now} />}
          </Stack>
        )}
      </Loaded>
      {asked !== undefined && (
        <DeliveryDialog option={asked ?? undefined} onClose={() => setAsked(undefined)} />
      )}
    </CatalogueScreen>
  );
}
