import { messages } from '@formulary/rules/problems/messages';
import { statusLabel } from '@formulary/rules/prescriptions/status';
import { Letterhead } from '@formulary/ui/pieces/chrome/Letterhead';
import { PrescriptionSheet } from '@formulary/ui/pieces/prescriptions/PrescriptionSheet';
import { PrescriptionSkeleton } from '@formulary/ui/pieces/prescriptions/PrescriptionSkeleton';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { readPositive } from '@formulary/rules/paging/pages';
import { useProfile } from '../../accounts/useProfile.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { usePrescription } from '../usePrescription.ts';
import { useSigningQueue } from '../useSigningQueue.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';
import { useReportLoadFailure } from '../useReportLoadFailure.ts';
import { PrescriptionView } from './PrescriptionView.tsx';
import { QueueLayout } from './QueueLayout.tsx';
import { useReviewDrafts } from './reviewDrafts.ts';

const NOT_FOUND = 404;

/**
 * Shows one prescription: its prescriber reviews, rejects and signs it beside the queue of what waits; others involved
 * read it (spec 2.19).
 */
export function PrescriptionScreen() {
  const [now] = useState(() => new Date());
  const id = readPositive(useParams()['prescriptionId']);
  const profile = useProfile();
  const read = usePrescription(id);
  useReportLoadFailure('getPrescription', read.error);
  const userId = profile.data?.id;
  // Reacts to changes in other tabs, such as the one of the mailed link.
  usePrescriptionsChanged();
  useEffect(() => {
    if (userId !== undefined) useReviewDrafts.getState().belongTo(userId);
  }, [userId]);
  const isMissing = id === undefined || read.error?.status === NOT_FOUND;
  const prescription = isMissing || userId === undefined ? undefined : read.data;
  const isTheirs = !prescription || prescription.prescriberId === userId;
  const signsHere = isTheirs && !isMissing && can(roleOf(profile.data), 'signPrescriptions');
  const queue = useSigningQueue(signsHere ? userId : undefined, id ?? 0, prescription);
  // The available actions depend on the reader's profile.
  const failed = [read, profile].filter(({ data, error }) => error !== undefined && !data);
  const title = prescription ? `${statusLabel[prescription.status]} prescription` : 'Prescription';
  const isLoading = !prescription && failed.length === 0 && !isMissing;
  const sheet =
    prescription && userId !== undefined ? (
      <PrescriptionSheet
        // Remounts for another prescription, so that no state is carried over.
        key={prescription.id}
        prescription={prescription}
        now={now}
        prescriptionHref={paths.prescription}
        orderHref={prescription.practitioner.id === userId ? paths.order : undefined}
      >
        <PrescriptionView prescription={prescription} userId={userId} next={queue} />
      </PrescriptionSheet>
    ) : (
      <PrescriptionSkeleton />
    );
  const content =
    signsHere && userId !== undefined ? (
      <QueueLayout queue={queue} shown={prescription} shownId={id ?? 0} readerId={userId} now={now}>
        {sheet}
      </QueueLayout>
    ) : (
      sheet
    );
  return (
    <Screen
      title={title}
      breadcrumbs={[
        { label: 'Prescriptions', href: paths.prescriptions() },
        {
          label: id === undefined ? title : `Prescription ${id}`,
          href: paths.prescription(id ?? 0),
        },
      ]}
    >
      <Letterhead />
      {!prescription && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {isMissing && (
        <EmptyState
          title={messages['prescription-missing']}
          actions={<ButtonLink href={paths.prescriptions()}>All prescriptions</ButtonLink>}
        >
          It may belong to another account, or its order was cancelled.
        </EmptyState>
      )}
      {failed.length > 0 && !prescription && !isMissing && (
        <LoadFailed
          what="this prescription"
          isRetrying={failed.some(({ isValidating }) => isValidating)}
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      )}
      {(prescription !== undefined || isLoading) && content}
    </Screen>
  );
}
