import { formatTime } from '@formulary/rules/dates/formatTime';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { NotificationBell } from '@formulary/ui/pieces/chrome/NotificationBell';
import { usePendingRequests } from '../features/partners/usePendingRequests.ts';
import { useUnsignedPrescriptions } from '../features/prescriptions/useUnsignedPrescriptions.ts';
import type { Waiting } from '../lib/polling/useWaiting.ts';
import { paths } from '../lib/screen/paths.ts';

interface ShopBellsProps {
  readonly prescriberId: number;
}

/** When what is shown was right, once it can no longer be refreshed; empty when it never was. */
function staleSince({
  data,
  error,
}: {
  readonly data?: Waiting<unknown> | undefined;
  readonly error?: unknown;
}) {
  if (error === undefined) return undefined;
  return data ? formatTime(data.at) : '';
}

/** What waits for a prescriber, in the header of every page (spec 2.27, 9.3). */
export function ShopBells({ prescriberId }: ShopBellsProps) {
  const requests = usePendingRequests(prescriberId);
  const unsigned = useUnsignedPrescriptions(prescriberId);
  return (
    <>
      <NotificationBell
        kind="requests"
        count={requests.data?.count ?? 0}
        entries={(requests.data?.items ?? []).map(
          ({ userId, firstName, lastName, requestedAt }) => ({
            id: userId,
            title: `${firstName} ${lastName}`,
            detail: relativeTime(requestedAt, requests.data?.at ?? requestedAt),
            href: paths.practitioners({ request: userId }),
          }),
        )}
        viewAllHref={paths.practitioners()}
        isLoading={!requests.data && !requests.error}
        staleSince={staleSince(requests)}
      />
      <NotificationBell
        kind="prescriptions"
        count={unsigned.data?.count ?? 0}
        entries={(unsigned.data?.items ?? []).map(({ id, order, createdAt }) => ({
          id,
          title: order?.number ?? `Prescription ${id}`,
          detail: relativeTime(createdAt, unsigned.data?.at ?? createdAt),
        }))}
        isLoading={!unsigned.data && !unsigned.error}
        staleSince={staleSince(unsigned)}
      />
    </>
  );
}
