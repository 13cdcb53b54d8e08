import { cutOffOfToday, leavesToday } from '@formulary/rules/prescriptions/leavesToday';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { pageLinks } from '@formulary/rules/paging/pages';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { NoPrescriptions } from '@formulary/ui/pieces/prescriptions/NoPrescriptions';
import { PrescriptionFilter } from '@formulary/ui/pieces/prescriptions/PrescriptionFilter';
import { PrescriptionsTable } from '@formulary/ui/pieces/prescriptions/PrescriptionsTable';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Pagination } from '@formulary/ui/primitives/navigation/Pagination';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { paths } from '../../../lib/screen/paths.ts';
import { usePrescriptionList } from './usePrescriptionList.ts';
import { useProfile } from '../../accounts/useProfile.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

const loadHandovers = async () => (await loadLazily(() => import('./Handovers.tsx'))).Handovers;

/**
 * Shows the prescriptions that the user ordered or has to sign, 12 a page, filtered by status, order and prescriber
 * (spec 2.18).
 */
export function Prescriptions() {
  const [now] = useState(() => new Date());
  const { data: profile } = useProfile();
  const list = usePrescriptionList();
  // Reacts to changes in other tabs.
  usePrescriptionsChanged();
  const { query, page, pages, prescriptions, isFailed, isLoading } = list;
  const isToSign = query.status === 'unsigned' && query.prescriberId === profile?.id;
  const heading = isToSign ? 'For your signature' : 'Prescriptions';
  return (
    <Screen
      title={page > 1 ? `${heading}, page ${page}` : heading}
      heading={heading}
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Prescriptions', href: paths.prescriptions() },
      ]}
      lead={<ListLead isToSign={isToSign} list={list} now={now} />}
    >
      {profile?.isPrescriber && (
        <LazyLoad
          load={loadHandovers}
          what="what you are asked to take over"
          onFailed={logLoadFailure}
        >
          {(Handovers) => <Handovers />}
        </LazyLoad>
      )}
      <PrescriptionFilter
        value={query.status}
        unsignedCount={list.unsignedCount}
        hrefFor={(status) => paths.prescriptions({ ...query, status })}
      />
      {isFailed && (
        <LoadFailed what="the prescriptions" isRetrying={isLoading} onRetry={list.retry} />
      )}
      {!prescriptions && !isFailed && <PartnersSkeleton what="the prescriptions" />}
      {prescriptions?.length === 0 && list.count === 0 && <NoPrescriptions />}
      {prescriptions && prescriptions.length > 0 && (
        <PrescriptionsTable
          prescriptions={prescriptions}
          prescriptionHref={paths.prescription}
          readerId={profile?.id}
          now={now}
          isBusy={isLoading}
        />
      )}
      {/* Not before the list, under whose skeleton it would move. */}
      {(prescriptions || isFailed) && (
        <Pagination
          label="Pages of prescriptions"
          pages={pageLinks(page, pages)}
          hrefFor={(to) => paths.prescriptions({ ...query, page: to })}
        />
      )}
    </Screen>
  );
}

interface ListLeadProps {
  /** Whether the list shows prescriptions for the user to sign. */
  readonly isToSign: boolean;
  readonly list: Pick<ReturnType<typeof usePrescriptionList>, 'query' | 'count' | 'prescriptions'>;
  readonly now: Date;
}

/** Shows the lead of the list: the order it is filtered by, or until when signing still ships today (spec 9.15). */
function ListLead({ isToSign, list: { query, count, prescriptions }, now }: ListLeadProps) {
  if (query.orderId !== undefined) {
    const number = prescriptions?.find(({ order }) => order?.id === query.orderId)?.order?.number;
    return (
      <>
        Of{' '}
        <TextLink href={paths.order(query.orderId)}>{`order ${number ?? query.orderId}`}</TextLink>.{' '}
        <TextLink href={paths.prescriptions({ status: query.status })}>Show all orders</TextLink>
      </>
    );
  }
  if (!isToSign || !count) return null;
  if (!leavesToday(now)) return null;
  const cutOff = cutOffOfToday(now);
  return leavesToday(now, true)
    ? `Paid orders that you sign and confirm before ${cutOff} still leave today.`
    : `Paid orders that you sign and confirm before ${cutOff} still leave today; what has to stay cold leaves on Monday.`;
}
