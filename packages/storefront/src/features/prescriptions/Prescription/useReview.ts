import { rejectPrescription, verifyPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { checkRejection, writtenReason } from '@formulary/rules/prescriptions/review/rejection';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { verifyRequestOf } from '@formulary/rules/prescriptions/review/verifyRequest';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';
import { usePrescriptionEdits } from './usePrescriptionEdits.ts';

const FAILURES = {
  verify: 'The prescription was not verified',
  reject: 'The prescription was not rejected',
} as const;

/** Manages a prescriber's review: changes are kept until it is verified or rejected (spec 4.5, 7.46, 7.47). */
export function useReview(prescription: Prescription, onVerified: () => void) {
  const { id } = prescription;
  const edits = usePrescriptionEdits(prescription);
  const { draft, edited, setErrors, showProblem, forget } = edits;
  const [doing, setDoing] = useState<'verify' | 'reject'>();
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();

  /** Runs an action: success drops the draft, failure keeps it. */
  const perform = async (what: 'verify' | 'reject', work: () => Promise<unknown>) => {
    setDoing(what);
    try {
      await work();
      forget();
      changed();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      logProblem(FAILURES[what], problem);
      const { message } = problem;
      const isOfDialog = what === 'reject' && problem.errors?.['reason'] === undefined;
      // The dialog has no other field for the error.
      showProblem(isOfDialog ? { message } : problem);
      // It may have been verified or rejected elsewhere meanwhile.
      if (problem.status === 409) changed();
    } finally {
      setDoing(undefined);
    }
  };

  const verify = async () => {
    const request = verifyRequestOf(edited);
    if (!request.ok) {
      showProblem(request.problem);
      return;
    }
    setErrors({});
    await perform('verify', async () => {
      await callApi(verifyPrescription, { body: { ...request.value } });
      onVerified();
      notify({
        id: 'prescription',
        tone: 'success',
        message: notices.prescriptionVerified,
        isSaidOnPage: true,
      });
    });
  };

  const reject = async () => {
    const reason = checkRejection(writtenReason(draft.rejection));
    if (!reason.ok) {
      const { message } = reason.problem;
      showProblem({ message, errors: { reason: message } });
      return;
    }
    setErrors({});
    await perform('reject', async () => {
      const body = { id, comments: edited.comments, reason: reason.value };
      await callApi(rejectPrescription, { body });
      notify({ id: 'prescription', tone: 'warning', message: notices.prescriptionRejected });
    });
  };

  return { ...edits, doing, verify, reject };
}
