import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { FoundRecords } from '@formulary/ui/pieces/chrome/FoundRecords';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { OrderStateTag } from '@formulary/ui/pieces/orders/OrderStateTag';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { paths } from '../../lib/screen/paths.ts';

const MOST_FOUND = 5;

/** Shows the newest orders that the palette finds by number or buyer. */
export function OrdersFound({ term }: { readonly term: string }) {
  const { data, error, isValidating, mutate } = useDeskRead(listDeskOrders, {
    body: { filter: { search: term }, limit: MOST_FOUND },
  });
  if (data?.orders.length === 0) return null;
  const isFailed = error !== undefined && data === undefined;
  return (
    <SearchGroup
      heading="Orders"
      what="orders"
      state={data ? 'loaded' : isFailed ? 'failed' : 'loading'}
      isRetrying={isValidating}
      onRetry={() => void mutate()}
      more={{ href: `${paths.orders}?search=${encodeURIComponent(term)}`, label: 'All of these' }}
    >
      {data && (
        <FoundRecords
          records={data.orders.map(({ id, number, buyer, placedAt, state }) => ({
            id,
            href: paths.order(id),
            title: <span translate="no">{number}</span>,
            detail: <span>{`${buyer}, ${formatDate(placedAt)}`}</span>,
            aside: <OrderStateTag state={state} />,
          }))}
        />
      )}
    </SearchGroup>
  );
}
