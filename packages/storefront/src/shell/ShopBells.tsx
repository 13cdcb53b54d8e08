import { formatTime } from '@formulary/rules/dates/formatTime';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { NotificationBell } from '@formulary/ui/pieces/chrome/NotificationBell';
import { usePendingRequests } from '../features/partners/usePendingRequests.ts';
import { paths } from '../lib/screen/paths.ts';

interface ShopBellsProps {
  readonly prescriberId: number;
}

/** What waits for a prescriber, in the header of every page (spec 2.27, 9.3). */
export function ShopBells({ prescriberId }: ShopBellsProps) {
  const { data, error } = usePendingRequests(prescriberId);
  const asOf = data ? formatTime(data.at) : '';
  return (
    <NotificationBell
      kind="requests"
      count={data?.count ?? 0}
      entries={(data?.items ?? []).map(({ userId, firstName, lastName, requestedAt }) => ({
        id: userId,
        title: `${firstName} ${lastName}`,
        detail: relativeTime(requestedAt, data?.at ?? requestedAt),
        href: paths.practitioners({ request: userId }),
      }))}
      viewAllHref={paths.practitioners()}
      isLoading={!data && !error}
      staleSince={error ? asOf : undefined}
    />
  );
}
