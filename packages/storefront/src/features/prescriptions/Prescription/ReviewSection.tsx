import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { formatTime } from '@formulary/rules/dates/timeOfDay';
import { patientName } from '@formulary/rules/patients/patientIdentity';
import {
  reviewCostRefusal,
  reviewCostSentence,
} from '@formulary/rules/prescriptions/review/reviewCost';
import { fullName } from '@formulary/rules/text/fullName';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { PrescriptionItems } from '@formulary/ui/pieces/prescriptions/PrescriptionItems';
import { RejectPrescription } from '@formulary/ui/pieces/prescriptions/RejectPrescription';
import { ReviewEnd } from '@formulary/ui/pieces/prescriptions/ReviewEnd';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { Edited } from './layouts.ts';
import { SubstituteChooser } from './SubstituteChooser.tsx';
import { goToNextStep, useSigningKeys } from './signingKeys.ts';
import { useFavouriteDirections } from './useFavouriteDirections.ts';
import { useReview } from './useReview.ts';

const LONGEST = 1000;

interface ReviewSectionProps {
  readonly prescription: Prescription;
  readonly onVerified: () => void;
}

/** Lets a prescriber review a prescription: change it, then verify or reject it (spec 2.19). */
export function ReviewSection({ prescription, onVerified }: ReviewSectionProps) {
  const {
    root,
    draft,
    edited,
    errors,
    doing,
    change,
    changeQuantity,
    changeDirections,
    changeComments,
    setError,
    verify,
    reject,
  } = useReview(prescription, onVerified);
  useSigningKeys({ v: goToNextStep });
  const favourites = useFavouriteDirections(edited);
  const [substitutedId, setSubstitutedId] = useState<number>();
  const [isRejecting, setIsRejecting] = useState(false);
  const { patient, practitioner } = prescription;
  return (
    <Edited ref={root}>
      <PrescriptionItems
        prescription={edited}
        edit={{
          errors,
          onQuantity: changeQuantity,
          onDirections: changeDirections,
          favourites,
          substitution: {
            onSubstitute: setSubstitutedId,
            onUndo: (productId) =>
              change({
                substitutes: draft.substitutes.filter((each) => each.productId !== productId),
              }),
          },
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
        <p>{`Draft saved ${formatTime(new Date(draft.savedAt))}: your changes stay in this browser until you verify.`}</p>
      )}
      <ReviewEnd
        prescription={edited}
        cost={reviewCostSentence(prescription, edited.items)}
        refusal={reviewCostRefusal(prescription, edited.items)}
        problem={
          errors['form'] !== undefined &&
          !isRejecting && (
            <Alert tone="danger" isUrgent>
              {errors['form']}
            </Alert>
          )
        }
        isVerifying={doing === 'verify'}
        onVerify={() => void verify()}
        onReject={() => setIsRejecting(true)}
      />
      <RejectPrescription
        isOpen={isRejecting}
        patient={patientName(patient)}
        practitioner={fullName(practitioner)}
        value={draft.rejection}
        onChange={(rejection) => {
          change({ rejection });
          setError('reason', undefined);
        }}
        errorMessage={errors['reason']}
        problem={isRejecting ? errors['form'] : undefined}
        isRejecting={doing === 'reject'}
        onReject={() => void reject()}
        onClose={() => setIsRejecting(false)}
      />
      <SubstituteChooser
        ordered={prescription}
        prescription={edited}
        productId={substitutedId}
        onChoose={(by) => {
          if (substitutedId === undefined) return;
          change({ substitutes: [...draft.substitutes, { productId: substitutedId, by }] });
          setSubstitutedId(undefined);
        }}
        onClose={() => setSubstitutedId(undefined)}
      />
    </Edited>
  );
}
