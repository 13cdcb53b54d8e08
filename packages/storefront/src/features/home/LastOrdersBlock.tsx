import { listOrders } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';
import { HowToBegin } from '@formulary/ui/pieces/home/HowToBegin';
import { HomePanel } from '@formulary/ui/pieces/home/HomePanel';
import { HomePanelSkeleton } from '@formulary/ui/pieces/home/HomePanelSkeleton';
import { LastOrders } from '@formulary/ui/pieces/orders/LastOrders';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useLearnSteps } from '../../lib/session/knownSteps.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useProfile } from '../accounts/useProfile.ts';
import { BuyAgainDialog } from '../orders/BuyAgainDialog.tsx';
import { useBuyAgain } from '../orders/useBuyAgain.ts';

const input = { body: { query: {}, page: { limit: 3, skip: 0 } } };

/** Reads the signed-in user's last three orders, newest first, and learns whether one was on prescription. */
export function useLastOrders() {
  const read = useRead(listOrders, input);
  useLearnSteps(read.data);
  return read;
}

/** Shows the last orders with Buy again; without orders, how to begin. */
export function LastOrdersBlock() {
  const { data: orders, error, isValidating, mutate } = useLastOrders();
  const { data: profile } = useProfile();
  const again = useBuyAgain();
  if (orders?.length === 0)
    return (
      <HomePanel heading="How to begin">
        <HowToBegin
          isPrescriber={profile?.isPrescriber}
          productsHref={paths.products()}
          prescribersHref={paths.prescribers}
          howToOrderHref={paths.howToOrder}
        />
      </HomePanel>
    );
  return (
    <HomePanel heading="Your last orders" more={{ label: 'All orders', href: paths.orders() }}>
      {orders && (
        <LastOrders
          orders={orders}
          orderHref={paths.order}
          pendingId={again.pending?.orderId}
          onBuyAgain={again.buy}
        />
      )}
      {!orders && !error && <HomePanelSkeleton what="your orders" />}
      {!orders && error && (
        <LoadFailed what="your orders" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      <BuyAgainDialog again={again} />
    </HomePanel>
  );
}
