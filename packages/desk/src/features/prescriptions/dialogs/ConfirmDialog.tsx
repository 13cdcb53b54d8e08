import {
  receiveDeskOriginal,
  resendDeskPrescription,
  withdrawDeskHandover,
} from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { usePrescriptionChange } from './usePrescriptionChange.ts';

const kinds = {
  resend: {
    call: resendDeskPrescription,
    title: 'Mail the prescriber again',
    says: ({ listed }: DeskPrescription) =>
      listed.standing === 'to-confirm'
        ? `${listed.prescriber.name} gets a new link that confirms the signature. The link before stops working.`
        : `${listed.prescriber.name} gets a mail that asks to check and sign it.`,
    submit: 'Send the mail',
    done: 'The prescriber is mailed again',
  },
  receive: {
    call: receiveDeskOriginal,
    title: 'Note the paper original',
    says: ({ listed }: DeskPrescription) =>
      `You have the paper that ${listed.prescriber.name} signed for ${listed.patient}, and it says what is shown here. It then counts as signed, and its order moves on. This cannot be undone.`,
    submit: 'The original is here',
    done: 'The paper original is noted',
  },
  withdraw: {
    call: withdrawDeskHandover,
    title: 'Withdraw the offer',
    says: ({ listed }: DeskPrescription) =>
      `${listed.proposedTo ?? 'The prescriber'} can no longer take it over. You can then ask somebody else.`,
    submit: 'Withdraw',
    done: 'The offer is withdrawn',
  },
} as const;

interface ConfirmDialogProps {
  readonly kind: keyof typeof kinds;
  readonly prescription: DeskPrescription;
  readonly onClose: () => void;
}

/** Says what an action on a prescription does, and does it. */
export function ConfirmDialog({ kind, prescription, onClose }: ConfirmDialogProps) {
  const { call, title, says, submit, done } = kinds[kind];
  const { id } = prescription.listed;
  const change = usePrescriptionChange(prescription, done, onClose);
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setAnswer(
      await change.submit((version) => callDesk(call, { params: { id }, body: { version } })),
    );
    setIsSending(false);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <ChangedNotice conflict={change.conflict} />
        {answer !== undefined && change.conflict === undefined && (
          <Alert tone="danger" isUrgent title={answer.message} />
        )}
        <p>{says(prescription)}</p>
        <Cluster>
          <Button
            ref={focusFirst}
            variant="primary"
            isPending={isSending}
            pendingLabel="Saving…"
            onClick={() => void send()}
          >
            {submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
