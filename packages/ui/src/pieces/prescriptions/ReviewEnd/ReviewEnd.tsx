import { patientName } from '@formulary/rules/patients/patientIdentity';
import { countedPacks } from '@formulary/rules/prescriptions/review/itemQuantity';
import { missingDirections } from '@formulary/rules/prescriptions/review/directionsAdvice';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ToneIcon } from '../../../primitives/messages/ToneIcon.tsx';
import { toneColors } from '../../../primitives/messages/tone.ts';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { border, font, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';

export interface ReviewEndProps {
  /** Current state, including the changes. */
  prescription: Pick<Prescription, 'items' | 'patient'>;
  /** Effect of the changes on the order's total. */
  cost?: string | undefined;
  /** Why it cannot be verified. */
  refusal?: RefusalCode | undefined;
  /** Why the last attempt failed. */
  problem?: Elements;
  isVerifying?: boolean;
  onVerify: () => void;
  onReject: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: ${border.hairline};
`;

const Advice = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${toneColors.warning.text};
  font-weight: ${font.weightMedium};

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

/**
 * Ends the review: says what Verify freezes, what is still missing, and that nothing can be changed afterwards (spec
 * 2.19, 7.46).
 */
export function ReviewEnd({
  prescription: { items, patient },
  cost,
  refusal,
  problem,
  isVerifying = false,
  onVerify,
  onReject,
}: ReviewEndProps) {
  const adviceId = useId();
  const missing = missingDirections(items);
  return (
    <Root>
      {problem}
      {refusal ? <Alert tone="danger">{messages[refusal]}</Alert> : cost && <p>{cost}</p>}
      <p>
        <strong>
          <span>{`${countedPacks(items)} for`}</span>{' '}
          <span translate="no">{`${patientName(patient)}.`}</span>
        </strong>{' '}
        After this nothing can be changed.
      </p>
      <Cluster>
        <Button onClick={onReject} isDisabled={isVerifying}>
          Reject
        </Button>
        <Button
          variant="primary"
          data-next-step="verify"
          isDisabled={refusal !== undefined}
          isPending={isVerifying}
          pendingLabel="Verifying…"
          aria-describedby={missing && adviceId}
          onClick={onVerify}
        >
          Verify
        </Button>
        {missing !== undefined && (
          <Advice id={adviceId}>
            <ToneIcon tone="warning" />
            <span>{missing}</span>
          </Advice>
        )}
      </Cluster>
    </Root>
  );
}
