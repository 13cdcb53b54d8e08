import { correctPrescription } from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { verifyRequestOf } from '@formulary/rules/prescriptions/review/verifyRequest';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { logProblem } from '../../../lib/screen/logProblem.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';
import { useItemEdits } from './useItemEdits.ts';

/**
 * Manages the practitioner's correction of a rejected prescription: changes are kept until sent; sending opens the new
 * prescription (reading R23).
 */
export function useCorrection(prescription: Prescription) {
  const edits = useItemEdits(prescription);
  const [isSending, setIsSending] = useState(false);
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const { edited, setErrors, showProblem, forget } = edits;

  const send = async () => {
    const request = verifyRequestOf(edited);
    if (!request.ok) {
      showProblem(request.problem);
      return;
    }
    setErrors({});
    setIsSending(true);
    try {
      const { id } = await callApi(correctPrescription, { body: { ...request.value } });
      notify({ id: 'prescription', tone: 'success', message: notices.prescriptionCorrected });
      forget();
      changed();
      await navigate(paths.prescription(id));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      logProblem('The prescription was not corrected', problem);
      showProblem(problem);
      // It may have been corrected or given up elsewhere meanwhile.
      if (problem.status === 409) changed();
    } finally {
      setIsSending(false);
    }
  };

  return { ...edits, isSending, send };
}
