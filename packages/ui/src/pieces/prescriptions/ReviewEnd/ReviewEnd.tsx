import { patientName } from '@formulary/rules/patients/patientName';
import { countedPacks } from '@formulary/rules/prescriptions/countedPacks';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { border, space } from '../../../theme/tokens.ts';
import type { Elements } from '../../../primitives/elements.ts';

export interface ReviewEndProps {
  /** As it stands now, with what was changed. */
  prescription: Pick<Prescription, 'items' | 'patient'>;
  /** What the changes do to the order's total. */
  cost?: string | undefined;
  /** Why it cannot be verified as it stands. */
  refusal?: RefusalCode | undefined;
  /** What was wrong with the last attempt. */
  problem?: Elements;
  isVerifying?: boolean;
  onVerify: () => void;
  onReject: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: ${border.hairline};
`;

/** Below the last item: what Verify freezes, and that nothing can be changed after it (spec 2.19, 7.46). */
export function ReviewEnd({
  prescription: { items, patient },
  cost,
  refusal,
  problem,
  isVerifying = false,
  onVerify,
  onReject,
}: ReviewEndProps) {
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
          isDisabled={refusal !== undefined}
          isPending={isVerifying}
          pendingLabel="Verifying…"
          onClick={onVerify}
        >
          Verify
        </Button>
      </Cluster>
    </Root>
  );
}
