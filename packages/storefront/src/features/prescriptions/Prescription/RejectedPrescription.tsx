import { giveUpPrescription } from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { notices } from '@formulary/rules/problems/notices';
import { fullName } from '@formulary/rules/text/fullName';
import { PrescriptionRejected } from '@formulary/ui/pieces/prescriptions/PrescriptionRejected';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';
import { useReviewDrafts } from './reviewDrafts.ts';

interface RejectedPrescriptionProps {
  readonly prescription: Prescription;
  readonly userId: number;
  /** Whether its practitioner is correcting it; hides other actions. */
  readonly isCorrecting: boolean;
}

function howItEnded({ isLapsed, isVoid, isHandedOver }: Prescription) {
  if (isVoid) return 'void';
  if (isHandedOver) return 'handedOver';
  return isLapsed ? 'lapsed' : 'rejected';
}

/**
 * Shows why a prescription was rejected; its practitioner corrects it, or takes its items off the order with a second
 * press (reading R23).
 */
export function RejectedPrescription({
  prescription,
  userId,
  isCorrecting,
}: RejectedPrescriptionProps) {
  const { id, prescriber, practitioner, rejectReason, waitsFor } = prescription;
  const [isAsking, setIsAsking] = useState(false);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const save = useReviewDrafts((drafts) => drafts.save);
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();
  const correct = useRef<HTMLButtonElement>(null);
  const wasCorrecting = useRef(isCorrecting);
  useEffect(() => {
    // After the correction, returns the focus to its button.
    if (wasCorrecting.current && !isCorrecting) correct.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  const giveUp = async () => {
    setIsGivingUp(true);
    try {
      await callApi(giveUpPrescription, { body: { id } });
      notify({ id: 'prescription', tone: 'success', message: notices.prescriptionGivenUp });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notify({ id: 'prescription', tone: 'danger', message: problem.message });
    } finally {
      setIsGivingUp(false);
      changed();
    }
  };
  const canSettle = waitsFor === 'correction' && practitioner.id === userId && !isCorrecting;
  return (
    <PrescriptionRejected
      reason={rejectReason}
      how={howItEnded(prescription)}
      prescriber={fullName(prescriber)}
      actions={
        canSettle &&
        (isAsking ? (
          <>
            <Button
              isSmall
              variant="danger"
              isPending={isGivingUp}
              pendingLabel="Taking off…"
              onClick={() => void giveUp()}
            >
              Take its items off the order
            </Button>
            <Button isSmall onClick={() => setIsAsking(false)}>
              Keep them
            </Button>
          </>
        ) : (
          <>
            <Button
              isSmall
              variant="primary"
              ref={correct}
              onClick={() => save(id, { isCorrecting: true })}
            >
              Correct and send again
            </Button>
            <Button isSmall onClick={() => setIsAsking(true)}>
              Give up this prescription
            </Button>
          </>
        ))
      }
    />
  );
}
