import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { PrescribedItems } from '@formulary/ui/pieces/prescriptions/PrescribedItems';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import {
  checkPrescriptionAction,
  isEditable,
} from '@formulary/rules/prescriptions/prescriptionAction';
import { NextUnsigned } from '@formulary/ui/pieces/prescriptions/NextUnsigned';
import { LazyPart } from '@formulary/ui/primitives/lazy/LazyPart';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useNextUnsigned } from '../useNextUnsigned.ts';
import { PrescriptionState } from './PrescriptionState.tsx';
import { useReviewDrafts } from './reviewDrafts.ts';
import { SigningLayout } from './layouts.ts';

interface PrescriptionViewProps {
  readonly prescription: Prescription;
  readonly userId: number;
}

const loadReview = async () => (await loadPart(() => import('./ReviewSection.tsx'))).ReviewSection;
const loadCorrection = async () =>
  (await loadPart(() => import('./CorrectionSection.tsx'))).CorrectionSection;
const loadSigning = async () =>
  (await loadPart(() => import('./SigningSection.tsx'))).SigningSection;

/** Shows what the user can do with a prescription: review, sign, correct or read it (spec 4.5, 6.4, reading R23). */
export function PrescriptionView({ prescription, userId }: PrescriptionViewProps) {
  const isOwn = prescription.prescriberId === userId;
  const next = useNextUnsigned(isOwn ? userId : undefined, prescription.id);
  const hasBegun = useReviewDrafts(({ drafts }) => drafts[prescription.id]?.isCorrecting === true);
  const isCorrecting =
    hasBegun && prescription.waitsFor === 'correction' && prescription.practitioner.id === userId;
  const isOpen = prescription.waitsFor === 'signature' && !prescription.isLapsed;
  if (isOpen && isEditable(prescription, userId)) {
    return (
      <LazyPart
        load={loadReview}
        what="the review"
        waiting={<ReadOnly prescription={prescription} />}
        onFailed={logMissingPart}
      >
        {(ReviewSection) => <ReviewSection prescription={prescription} />}
      </LazyPart>
    );
  }
  if (isOpen && checkPrescriptionAction(prescription, 'sign', userId).ok) {
    return (
      <SigningLayout>
        <ReadOnly prescription={prescription} />
        <LazyPart
          load={loadSigning}
          what="the signature pad"
          waiting={<ScreenLoading />}
          onFailed={logMissingPart}
        >
          {(SigningSection) => <SigningSection prescription={prescription} />}
        </LazyPart>
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
          left={next.left}
          listHref={paths.prescriptions()}
        />
      )}
      {isCorrecting ? (
        <LazyPart
          load={loadCorrection}
          what="the correction"
          waiting={<ReadOnly prescription={prescription} />}
          onFailed={logMissingPart}
        >
          {(CorrectionSection) => <CorrectionSection prescription={prescription} />}
        </LazyPart>
      ) : (
        <ReadOnly prescription={prescription} />
      )}
    </>
  );
}

/** Shows items and comments read-only (spec 4.5). */
function ReadOnly({ prescription }: { readonly prescription: Prescription }) {
  return (
    <Stack $gap={6}>
      <PrescribedItems prescription={prescription} />
      <FactList facts={[['Comments', prescription.comments]]} />
    </Stack>
  );
}
