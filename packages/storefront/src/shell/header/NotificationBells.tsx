import { formatTime } from '@formulary/rules/dates/timeOfDay';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { patientName } from '@formulary/rules/patients/patientIdentity';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { fullName } from '@formulary/rules/text/fullName';
import { NotificationBell } from '@formulary/ui/pieces/chrome/NotificationBell';
import { usePendingRequests } from '../../features/partners/usePendingRequests.ts';
import { useUnsignedPrescriptions } from '../../features/prescriptions/useUnsignedPrescriptions.ts';
import type { usePolledItems } from '../../lib/polling/usePolledItems.ts';
import { paths } from '../../lib/screen/paths.ts';

interface NotificationBellsProps {
  readonly prescriberId: number;
}

/** Returns the props that both bells share: count, loading, and since when the data is stale. */
function bellOf<Item>({ data, error }: ReturnType<typeof usePolledItems<Item>>) {
  const asOf = data ? formatTime(data.at) : '';
  return {
    count: data?.count ?? 0,
    isLoading: !data && !error,
    staleSince: error ? asOf : undefined,
  };
}

/** Returns who requested a prescription, unless the prescriber did, and how long ago. */
function requested({ prescriberId, practitioner, createdAt }: Prescription, now: Date): string {
  const ago = relativeTime(createdAt, now);
  if (practitioner.id === prescriberId) return ago;
  return `${fullName(practitioner)}, ${ago}`;
}

/** Shows a prescriber's pending requests and unsigned prescriptions, in the header of every page (spec 2.27, 9.3). */
export function NotificationBells({ prescriberId }: NotificationBellsProps) {
  const requests = usePendingRequests(prescriberId);
  const unsigned = useUnsignedPrescriptions(prescriberId);
  return (
    <>
      <NotificationBell
        kind="requests"
        {...bellOf(requests)}
        entries={(requests.data?.items ?? []).map(
          ({ userId, firstName, lastName, requestedAt }) => ({
            id: userId,
            title: fullName({ firstName, lastName }),
            detail: relativeTime(requestedAt, requests.data?.at ?? requestedAt),
            href: paths.practitioners({ request: userId }),
          }),
        )}
        viewAllHref={paths.practitioners()}
      />
      <NotificationBell
        kind="prescriptions"
        {...bellOf(unsigned)}
        entries={(unsigned.data?.items ?? []).map((prescription) => ({
          id: prescription.id,
          title: patientName(prescription.patient),
          detail: requested(prescription, unsigned.data?.at ?? prescription.createdAt),
          href: paths.prescription(prescription.id),
        }))}
        viewAllHref={paths.toSign(prescriberId)}
      />
    </>
  );
}
