import { MailQuestion } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface SignatureToConfirmProps {
  prescriptionId: number;
  orderNumber: string;
  /** dd/MM/yyyy. */
  date: string;
  isConfirming?: boolean;
  onConfirm: () => void;
}

/**
 * Says what an e-mailed link would confirm, with one button that does it (reading R7). Mail scanners open links but
 * press no buttons. It names no patient.
 */
export function SignatureToConfirm({
  prescriptionId,
  orderNumber,
  date,
  isConfirming = false,
  onConfirm,
}: SignatureToConfirmProps) {
  return (
    <ResultPage
      tone="info"
      icon={<MailQuestion aria-hidden />}
      title="Confirm your signature"
      actions={
        <Button
          variant="primary"
          isPending={isConfirming}
          pendingLabel="Confirming…"
          onClick={onConfirm}
        >
          Confirm signature
        </Button>
      }
    >
      <p>{`Prescription ${prescriptionId} of order ${orderNumber}, dated ${date}.`}</p>
      <p>If you did not sign it, confirm nothing and contact us at once.</p>
    </ResultPage>
  );
}
