import { rejectReasons } from '@formulary/rules/prescriptions/review/rejection';
import { styled } from 'styled-components';
import { RadioGroup } from '../../../fields/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../fields/TextArea/TextArea.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { font } from '@formulary/theme/tokens';

/** Values of the rejection dialog: a standard reason, and free text. */
interface Rejection {
  /** '' while none is chosen. */
  readonly reason: string;
  readonly words: string;
}

export interface RejectPrescriptionProps {
  isOpen: boolean;
  /** The patient, in one line. */
  patient: string;
  /** Practitioner who gets the reason. */
  practitioner: string;
  value: Rejection;
  onChange: (next: Rejection) => void;
  /** Error on the reason. */
  errorMessage?: string | undefined;
  /** Other errors of the last attempt. */
  problem?: string | undefined;
  isRejecting?: boolean;
  onReject: () => void;
  /** Closes and keeps what was written. */
  onClose: () => void;
}

const LONGEST = 900;

const Patient = styled.p`
  font-weight: ${font.weightBold};
`;

/** Rejects a prescription with a reason for its practitioner (reading R23). */
export function RejectPrescription({
  isOpen,
  patient,
  practitioner,
  value,
  onChange,
  errorMessage,
  problem,
  isRejecting = false,
  onReject,
  onClose,
}: RejectPrescriptionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reject this prescription"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            isPending={isRejecting}
            pendingLabel="Rejecting…"
            onClick={onReject}
          >
            Reject
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Patient>{patient}</Patient>
        <RadioGroup
          label="Why"
          name="reason"
          options={rejectReasons.map((reason) => ({ value: reason, label: reason }))}
          value={value.reason}
          errorMessage={errorMessage}
          onChange={(reason) => onChange({ ...value, reason })}
        />
        <TextArea
          label="In your words"
          isRequired={false}
          rows={3}
          maxLength={LONGEST}
          value={value.words}
          onChange={(words) => onChange({ ...value, words })}
        />
        <p>{`${practitioner} is told why and can correct it.`}</p>
        {problem !== undefined && (
          <Alert tone="danger" isUrgent>
            {problem}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
