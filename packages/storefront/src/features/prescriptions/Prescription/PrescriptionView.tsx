import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { PrescriptionItems } from '@formulary/ui/pieces/prescriptions/PrescriptionItems';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import {
  checkPrescriptionAction,
  isEditable,
} from '@formulary/rules/prescriptions/prescriptionAction';
import { NextUnsigned } from '@formulary/ui/pieces/prescriptions/NextUnsigned';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { paths } from '../../../lib/screen/paths.ts';
import type { useSigningQueue } from '../useSigningQueue.ts';
import { PrescriptionState } from './PrescriptionState.tsx';
import { useFavouriteDirections } from './useFavouriteDirections.ts';
import { useReviewDrafts } from './reviewDrafts.ts';
import { SigningLayout } from './layouts.ts';

interface PrescriptionViewProps {
  readonly prescription: Prescription;
  readonly userId: number;
  readonly next: ReturnType<typeof useSigningQueue>;
}

const loadReview = async () =>
  (await loadLazily(() => import('./ReviewSection.tsx'))).ReviewSection;
const loadCorrection = async () =>
  (await loadLazily(() => import('./CorrectionSection.tsx'))).CorrectionSection;
const loadSigning = async () =>
  (await loadLazily(() => import('./SigningSection.tsx'))).SigningSection;

/** Shows what the user can do with a prescription: review, sign, correct or read it (spec 4.5, 6.4, reading R23). */
export function PrescriptionView({ prescription, userId, next }: PrescriptionViewProps) {
  const [isJustVerified, setIsJustVerified] = useState(false);
  const isOwn = prescription.prescriberId === userId;
  const hasBegun = useReviewDrafts(({ drafts }) => drafts[prescription.id]?.isCorrecting === true);
  const isCorrecting =
    hasBegun && prescription.waitsFor === 'correction' && prescription.practitioner.id === userId;
  const isOpen = prescription.waitsFor === 'signature' && !prescription.isLapsed;
  if (isOpen && isEditable(prescription, userId)) {
    return <Review prescription={prescription} onVerified={() => setIsJustVerified(true)} />;
  }
  if (isOpen && checkPrescriptionAction(prescription, 'sign', userId).ok) {
    return (
      <SigningLayout>
        <ReadOnly prescription={prescription} />
        <LazyLoad
          load={loadSigning}
          what="the signature pad"
          placeholder={<ScreenLoading />}
          onFailed={logLoadFailure}
        >
          {(SigningSection) => (
            <SigningSection prescription={prescription} isJustVerified={isJustVerified} />
          )}
        </LazyLoad>
      </SigningLayout>
    );
  }
  return (
    <>
      <PrescriptionState prescription={prescription} userId={userId} isCorrecting={isCorrecting} />
      {isOwn && next.isFailed && (
        <LoadFailed
          what="what else waits for your signature"
          isRetrying={next.isRetrying}
          onRetry={next.retry}
        />
      )}
      {isOwn && next.isKnown && (
        <NextUnsigned
          href={next.nextId === undefined ? undefined : paths.prescription(next.nextId)}
          left={next.othersLeft}
          listHref={paths.prescriptions()}
        />
      )}
      {isCorrecting ? (
        <LazyLoad
          load={loadCorrection}
          what="the correction"
          placeholder={<ReadOnly prescription={prescription} />}
          onFailed={logLoadFailure}
        >
          {(CorrectionSection) => <CorrectionSection prescription={prescription} />}
        </LazyLoad>
      ) : (
        <ReadOnly prescription={prescription} />
      )}
    </>
  );
}

/* The facts stay below the window until the fields, which are higher than plain text, have loaded. */
const Room = styled.div`
  min-block-size: 100dvh;
`;

/** Shows the fields of a review. Reads the favourite directions at once: they change the height of a field. */
function Review(
  props: Omit<PrescriptionViewProps, 'userId' | 'next'> & { onVerified: () => void },
) {
  const { prescription } = props;
  useFavouriteDirections(prescription);
  return (
    <LazyLoad
      load={loadReview}
      what="the review"
      placeholder={
        <Room>
          <ReadOnly prescription={prescription} />
        </Room>
      }
      onFailed={logLoadFailure}
    >
      {(ReviewSection) => <ReviewSection {...props} />}
    </LazyLoad>
  );
}

/** Shows items and comments read-only (spec 4.5). */
function ReadOnly({ prescription }: { readonly prescription: Prescription }) {
  return (
    <Stack $gap={6}>
      <PrescriptionItems prescription={prescription} />
      <FactList facts={[['Comments', prescription.comments]]} />
    </Stack>
  );
}
