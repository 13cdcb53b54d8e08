import { getUsualOrder } from '@formulary/rules/calls/listCalls';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import { useRead } from '../../lib/http/useRead.ts';
import { HomePanel } from '@formulary/ui/pieces/home/HomePanel';
import { UsualOrder } from '@formulary/ui/pieces/home/UsualOrder';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { paths } from '../../lib/screen/paths.ts';
import { LinesAddedNotice } from '../carts/LinesAddedNotice.tsx';
import { useAddLines } from '../carts/useAddLines.ts';

/** Reads the signed-in user's usual order: made from their orders until they change it. */
export function useUsualOrder() {
  return useRead(getUsualOrder, {});
}

/** Shows the usual order, added to the cart with one press; nothing without orders, or while loading. */
export function UsualOrderBlock() {
  const { data: list, error, isValidating, mutate } = useUsualOrder();
  const adding = useAddLines();
  const isFailed = list === undefined && error !== undefined;
  if (!isFailed && !list?.lines.length) return null;
  return (
    <HomePanel
      heading="Your usual order"
      more={{ label: 'Change it', href: paths.list(usualOrderList.id) }}
    >
      {list ? (
        <UsualOrder
          lines={list.lines}
          isFromOrders={list.isFromOrders}
          hrefOf={paths.product}
          isPending={adding.isAdding}
          onAddAll={() => void adding.add(list.lines)}
        />
      ) : (
        <LoadFailed
          what="your usual order"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {adding.outcome && (
        <LinesAddedNotice
          what="Your usual order"
          lines={list?.lines ?? []}
          outcome={adding.outcome}
        />
      )}
    </HomePanel>
  );
}
