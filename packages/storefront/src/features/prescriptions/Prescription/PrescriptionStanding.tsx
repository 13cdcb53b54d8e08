import { formatTime } from '@formulary/rules/dates/formatTime';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { PrescriptionRejected } from '@formulary/ui/pieces/prescriptions/PrescriptionRejected';
import { SignatureAwaited } from '@formulary/ui/pieces/prescriptions/SignatureAwaited';
import { Alert } from '@formulary/ui/primitives/Alert';
import { maskedEmail } from './maskedEmail.ts';

interface PrescriptionStandingProps {
  readonly prescription: Prescription;
  readonly userId: number;
}

/** Where a prescription stands for somebody who can change nothing about it now: what it waits for, or why it was rejected. */
export function PrescriptionStanding({ prescription, userId }: PrescriptionStandingProps) {
  const { status, waitsFor, prescriber, prescriberId, verifiedAt, signedAt } = prescription;
  const name = `${prescriber.firstName} ${prescriber.lastName}`;
  if (prescription.isLapsed) {
    return (
      <Alert tone="warning" title="This prescription lapsed">
        Nobody signed it in time.
      </Alert>
    );
  }
  if (status === 'rejected')
    return <PrescriptionRejected reason={prescription.rejectReason} prescriber={name} />;
  if (waitsFor === 'confirmation') {
    return prescriberId === userId ? (
      <SignatureAwaited
        sentTo={maskedEmail(prescriber.email)}
        sentAt={signedAt && formatTime(signedAt)}
      />
    ) : (
      <Alert title={`${name} signed this prescription`}>
        It waits for the link that confirms the signature.
      </Alert>
    );
  }
  if (waitsFor !== 'signature') return null;
  return (
    <Alert title={`Waiting for ${name}`}>
      {verifiedAt === undefined
        ? 'They were asked by email to check and sign it.'
        : 'They have checked it and still have to sign it.'}
    </Alert>
  );
}
