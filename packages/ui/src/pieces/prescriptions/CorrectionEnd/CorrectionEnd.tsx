import { patientName } from '@formulary/rules/patients/patientIdentity';
import { countedPacks } from '@formulary/rules/prescriptions/review/itemQuantity';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { border, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';

export interface CorrectionEndProps {
  /** Current state, including the changes. */
  prescription: Pick<Prescription, 'items' | 'patient'>;
  /** Name of the prescriber who is asked to sign. */
  prescriber: string;
  /** Why the last attempt failed. */
  problem?: Elements;
  isSending?: boolean;
  onSend: () => void;
  /** Leaves and keeps what was typed. */
  onCancel: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: ${border.hairline};
`;

/** Ends the correction form: says what is sent again, and to whom (reading R23). */
export function CorrectionEnd({
  prescription: { items, patient },
  prescriber,
  problem,
  isSending = false,
  onSend,
  onCancel,
}: CorrectionEndProps) {
  return (
    <Root>
      {problem}
      <p>
        <strong>
          <span>{`${countedPacks(items)} for`}</span>{' '}
          <span translate="no">{`${patientName(patient)}.`}</span>
        </strong>{' '}
        <span>{`${prescriber} is asked to sign it as a new prescription.`}</span>
      </p>
      <Cluster>
        <Button onClick={onCancel} isDisabled={isSending}>
          Cancel
        </Button>
        <Button variant="primary" isPending={isSending} pendingLabel="Sending…" onClick={onSend}>
          Send again
        </Button>
      </Cluster>
    </Root>
  );
}
