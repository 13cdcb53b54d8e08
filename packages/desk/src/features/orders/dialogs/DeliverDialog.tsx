import { deliverDeskOrder } from '@formulary/rules/calls/desk/deskOrderCalls';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangeDialog } from '../../../lib/changes/ChangeDialog.tsx';
import { type OrderDialogProps, useDialogChange } from './useDialogChange.ts';

/** Marks a dispatched order as delivered. */
export function DeliverDialog({ order, onClose }: OrderDialogProps) {
  const { id, number } = order.order;
  const change = useDialogChange({ order, onClose }, `Order ${number} is delivered`);
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isSending, setIsSending] = useState(false);
  const deliver = async () => {
    setIsSending(true);
    setAnswer(
      await change.submit(
        (version) => callDesk(deliverDeskOrder, { params: { id }, body: { version } }),
        {},
      ),
    );
    setIsSending(false);
  };
  return (
    <ChangeDialog title={`Mark order ${number} as delivered`} change={change} onClose={onClose}>
      {answer !== undefined && change.conflict === undefined && (
        <Alert tone="danger" isUrgent title={answer.message} />
      )}
      <p>Every parcel of the order has arrived. The buyer sees it on the order’s page.</p>
      <Cluster>
        <Button
          ref={focusFirst}
          variant="primary"
          isPending={isSending}
          pendingLabel="Saving…"
          onClick={() => void deliver()}
        >
          Mark as delivered
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Cluster>
    </ChangeDialog>
  );
}
