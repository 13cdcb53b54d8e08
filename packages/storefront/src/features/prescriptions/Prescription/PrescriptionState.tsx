import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { getPrescriptionPdf } from '@formulary/rules/calls/prescriptionCalls';
import { PrescriptionDocument } from '@formulary/ui/pieces/prescriptions/PrescriptionDocument';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { fullName } from '@formulary/rules/text/fullName';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useDownload } from '../../../lib/screen/useDownload.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { AwaitedSignature } from './AwaitedSignature.tsx';
import { RemindPrescriber } from './RemindPrescriber.tsx';

const loadRejected = async () =>
  (await loadLazily(() => import('./RejectedPrescription.tsx'))).RejectedPrescription;

interface PrescriptionStateProps {
  readonly prescription: Prescription;
  readonly userId: number;
  readonly isCorrecting: boolean;
}

/** Shows the status of a prescription that the user cannot change now: what it waits for, or why it was rejected. */
export function PrescriptionState({ prescription, userId, isCorrecting }: PrescriptionStateProps) {
  const { status, waitsFor, prescriber, prescriberId, verifiedAt, originalReceivedAt } =
    prescription;
  const name = fullName(prescriber);
  if (status === 'rejected')
    return (
      <LazyLoad load={loadRejected} what="why it was rejected" onFailed={logLoadFailure}>
        {(RejectedPrescription) => (
          <RejectedPrescription
            prescription={prescription}
            userId={userId}
            isCorrecting={isCorrecting}
          />
        )}
      </LazyLoad>
    );
  if (originalReceivedAt) {
    return (
      <Alert
        tone="success"
        title="Signed on paper"
      >{`The original arrived at the pharmacy on ${formatDay(londonDay(originalReceivedAt))}.`}</Alert>
    );
  }
  if (waitsFor === 'confirmation') {
    return prescriberId === userId ? (
      <AwaitedSignature {...prescription} />
    ) : (
      <Alert title={`${name} signed this prescription`}>
        It waits for the link that confirms the signature.
      </Alert>
    );
  }
  if (status === 'signed') return <SealedDocument id={prescription.id} />;
  if (waitsFor !== 'signature') return null;
  return (
    <Alert
      title={`Waiting for ${name}`}
      actions={
        prescription.practitioner.id === userId && (
          <RemindPrescriber id={prescription.id} nudgedAt={prescription.nudgedAt} name={name} />
        )
      }
    >
      {verifiedAt === undefined
        ? 'They were asked by email to check and sign it.'
        : 'They have checked it and still have to sign it.'}
    </Alert>
  );
}

/** Shows the PDF of a signed prescription, and the link to the page that verifies it (spec 7.58). */
function SealedDocument({ id }: { readonly id: number }) {
  const { state, start } = useDownload(
    getPrescriptionPdf,
    { params: { id } },
    `prescription-${id}.pdf`,
  );
  return (
    <PrescriptionDocument
      isDownloading={state.kind === 'receiving'}
      problem={state.kind === 'failed' ? state.message : undefined}
      onDownload={start}
      checkHref={paths.checkPrescription(id)}
    />
  );
}
