import { headingStyle } from '@formulary/theme/headingStyle';
import { styled } from 'styled-components';
import { correctPrescription } from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { verifyRequestOf } from '@formulary/rules/prescriptions/review/verifyRequest';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatTime } from '@formulary/rules/dates/timeOfDay';
import { fullName } from '@formulary/rules/text/fullName';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { CorrectionEnd } from '@formulary/ui/pieces/prescriptions/CorrectionEnd';
import { PrescriptionItems } from '@formulary/ui/pieces/prescriptions/PrescriptionItems';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import { paths } from '../../../lib/screen/paths.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';
import { usePrescriptionEdits } from './usePrescriptionEdits.ts';
import { Edited } from './layouts.ts';

const LONGEST = 1000;

/** Heading of the correction; takes the focus from the removed button. */
const CorrectionHeading = styled.h2.attrs({ tabIndex: -1 })`
  ${headingStyle(2)}
`;

/** Shows a rejected prescription for its practitioner to correct and send again (reading R23). */
export function CorrectionSection({ prescription }: { readonly prescription: Prescription }) {
  const {
    root,
    draft,
    edited,
    errors,
    isSending,
    changeQuantity,
    changeDirections,
    changeComments,
    stopCorrecting,
    send,
  } = useCorrection(prescription);
  const { firstName, lastName } = prescription.prescriber;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened it was removed.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Edited ref={root}>
      <CorrectionHeading ref={heading}>Correct and send again</CorrectionHeading>
      <PrescriptionItems
        prescription={edited}
        edit={{
          errors,
          onQuantity: changeQuantity,
          onDirections: changeDirections,
        }}
      />
      <TextArea
        label="Comments"
        id="comments"
        isRequired={false}
        maxLength={LONGEST}
        value={edited.comments}
        errorMessage={errors['comments']}
        onChange={changeComments}
      />
      {draft.savedAt !== undefined && (
        <p>{`Draft saved ${formatTime(new Date(draft.savedAt))}: your changes stay in this browser until you send them.`}</p>
      )}
      <CorrectionEnd
        prescription={edited}
        prescriber={fullName({ firstName, lastName })}
        problem={
          errors['form'] !== undefined && (
            <Alert tone="danger" isUrgent>
              {errors['form']}
            </Alert>
          )
        }
        isSending={isSending}
        onSend={() => void send()}
        onCancel={stopCorrecting}
      />
    </Edited>
  );
}

/**
 * Manages the practitioner's correction of a rejected prescription: changes are kept until sent; sending opens the new
 * prescription (reading R23).
 */
function useCorrection(prescription: Prescription) {
  const edits = usePrescriptionEdits(prescription);
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
