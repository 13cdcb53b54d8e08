import { patientName } from '@formulary/rules/patients/patientIdentity';
import { countedPacks } from '@formulary/rules/prescriptions/review/itemQuantity';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { notices } from '@formulary/rules/problems/notices';
import { SigningPanel } from '@formulary/ui/pieces/signing/SigningPanel';
import { useEffect, useState } from 'react';
import { useDrawnSignature } from './drawnSignature.ts';
import { goToNextStep, useSigningKeys } from './signingKeys.ts';
import { useSigning } from './useSigning.ts';

interface SigningSectionProps {
  readonly prescription: Prescription;
  /** Verify was pressed a moment ago and is gone, so the focus moves here. */
  readonly isJustVerified: boolean;
}

/** Shows a verified prescription with the form to sign it (spec 2.19, 7.48). */
export function SigningSection({ prescription, isJustVerified }: SigningSectionProps) {
  const [now] = useState(() => new Date());
  const {
    panel,
    form,
    errors,
    isSigning,
    isPasswordDue,
    isConsultationRequired,
    hasPasskey,
    change,
    sign,
  } = useSigning(prescription);
  const drawnBefore = useDrawnSignature(({ of }) => of(prescription.prescriberId, now, hasPasskey));
  useEffect(() => {
    if (isJustVerified) goToNextStep();
  }, [isJustVerified]);
  useSigningKeys({
    1: () => change({ isAuthorised: !form.isAuthorised }),
    2: () => change({ isBinding: !form.isBinding }),
    s: isSigning ? undefined : () => void sign(),
  });
  return (
    <SigningPanel
      ref={panel}
      value={form}
      onChange={change}
      summary={`${countedPacks(prescription.items)} for ${patientName(prescription.patient)}`}
      said={isJustVerified ? notices.prescriptionVerified : undefined}
      errors={errors}
      isPasswordDue={isPasswordDue}
      isConsultationRequired={isConsultationRequired}
      isWithPasskey={hasPasskey}
      onReuse={drawnBefore && (() => change({ signature: drawnBefore }))}
      now={now}
      isSigning={isSigning}
      onSign={() => void sign()}
    />
  );
}
