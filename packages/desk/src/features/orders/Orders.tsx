import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Package } from 'lucide-react';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { orderList } from './orderList.ts';

const OrderPanel = lazyPart(
  'the order',
  async () => (await loadLazily(() => import('./OrderPanel.tsx'))).OrderPanel,
);
const OrdersBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./OrdersBulk.tsx'))).OrdersBulk,
);
const ExportOrders = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportOrders.ts'))).ExportOrders,
);

/** Lists orders with filters, sort and columns in the address, and shows one of them beside the list. */
export function Orders() {
  const screen = useListScreen(orderList);
  const canExport = useStaffCan('exportLists');
  const canHold = useStaffCan('holdOrders');
  const canDispatch = useStaffCan('dispatchOrders');
  return (
    <Screen title="Orders">
      <ListScreen
        screen={screen}
        renderBulk={
          canHold || canDispatch
            ? (selected) => <OrdersBulk selected={selected} may={{ canHold, canDispatch }} />
            : undefined
        }
        Export={canExport ? ExportOrders : undefined}
        renderPanel={(open) => <OrderPanel {...open} />}
        picture={<Package aria-hidden />}
        emptyText="Orders appear here as soon as somebody places one."
      />
    </Screen>
  );
}
