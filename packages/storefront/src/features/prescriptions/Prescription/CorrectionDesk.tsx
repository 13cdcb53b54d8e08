import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { formatTime } from '@formulary/rules/dates/londonTime';
import { fullName } from '@formulary/rules/text/fullName';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { CorrectionEnd } from '@formulary/ui/pieces/prescriptions/CorrectionEnd';
import { PrescribedItems } from '@formulary/ui/pieces/prescriptions/PrescribedItems';
import { Alert } from '@formulary/ui/primitives/Alert';
import { useEffect, useRef } from 'react';
import { Edited } from './layouts.ts';
import { CorrectionHeading } from './CorrectionHeading.ts';
import { useCorrection } from './useCorrection.ts';

const LONGEST = 1000;

/** Shows a rejected prescription for its practitioner to correct and send again (reading R23). */
export function CorrectionDesk({ prescription }: { readonly prescription: Prescription }) {
  const {
    root,
    draft,
    edited,
    errors,
    isSending,
    changeQuantity,
    changeDirections,
    changeComments,
    putOff,
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
      <PrescribedItems
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
        onCancel={putOff}
      />
    </Edited>
  );
}
