import { pageLinks } from '@formulary/rules/paging/pages';
import { NoPractitioners } from '@formulary/ui/pieces/partners/NoPractitioners';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { PractitionersTable } from '@formulary/ui/pieces/partners/PractitionersTable';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Pagination } from '@formulary/ui/primitives/navigation/Pagination';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { RoleGate } from '../RoleGate.tsx';
import { usePractitionerActions } from './usePractitionerActions.ts';
import { useRequestPage } from './useRequestPage.ts';

/** Shows a prescriber the practitioners who sent requests, to answer them (spec 2.24). */
export function MyPractitioners() {
  return (
    <RoleGate
      permission="answerPractitioners"
      title="My Practitioners"
      href={paths.practitioners()}
    >
      <Practitioners />
    </RoleGate>
  );
}

function Practitioners() {
  const [now] = useState(() => new Date());
  const { practitioners, page, pages, isFailed, isLoading, retry, answeringId, answer, end } =
    usePractitionerActions();
  const { requestId, elsewhere } = useRequestPage(practitioners);
  if (elsewhere !== undefined) {
    return <Navigate replace to={paths.practitioners({ request: requestId, page: elsewhere })} />;
  }
  return (
    <Screen
      title={page > 1 ? `My Practitioners, page ${page}` : 'My Practitioners'}
      heading="My Practitioners"
      lead="Practitioners whom you accept may send you prescriptions to review and sign."
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'My Practitioners', href: paths.practitioners() },
      ]}
    >
      {isFailed && <LoadFailed what="your practitioners" isRetrying={isLoading} onRetry={retry} />}
      {!practitioners && !isFailed && <PartnersSkeleton what="your practitioners" />}
      {practitioners?.length === 0 && <NoPractitioners />}
      {practitioners && practitioners.length > 0 && (
        <PractitionersTable
          practitioners={practitioners}
          onAnswer={(link, given) => void answer(link, given)}
          onEnd={(link) => void end(link)}
          answeringId={answeringId}
          highlightedId={requestId}
          now={now}
          isBusy={isLoading}
        />
      )}
      {/* Not before the list, under whose skeleton it would move. */}
      {(practitioners || isFailed) && (
        <Pagination
          label="Pages of practitioners"
          pages={pageLinks(page, pages)}
          hrefFor={(to) => paths.practitioners({ page: to })}
        />
      )}
    </Screen>
  );
}
