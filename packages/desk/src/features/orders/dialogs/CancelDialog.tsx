import { cancelDeskOrder } from '@formulary/rules/calls/desk/deskOrderCalls';
import { cancellationRules } from '@formulary/rules/dispatch/orderForms';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangeDialog } from '../../../lib/changes/ChangeDialog.tsx';
import { BuyerReason } from './BuyerReason.tsx';
import { type OrderDialogProps, useDialogChange } from './useDialogChange.ts';

/** Cancels an order, or what has not left of it. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const { id, number } = order.order;
  const hasLeft = order.lines.some(({ sent }) => sent > 0);
  const hasRefund = !hasLeft && order.received > 0;
  const done = hasLeft
    ? `The rest of order ${number} is cancelled`
    : `Order ${number} is cancelled`;
  const change = useDialogChange({ order, onClose }, done);
  const title = hasLeft ? `Cancel what is left of order ${number}` : `Cancel order ${number}`;
  return (
    <ChangeDialog title={title} change={change} onClose={onClose}>
      <p>
        {hasLeft
          ? 'The stock of what has not left is put back, and what was paid for it is due to be given back. Signed prescriptions stay as they are.'
          : 'Its stock is put back, and the buyer is told why by email. This cannot be undone.'}
      </p>
      <ValidatedForm
        label={title}
        rules={cancellationRules(hasRefund)}
        initialValues={{ reason: '', refundNote: '' }}
        submitLabel={hasLeft ? 'Cancel the rest' : 'Cancel the order'}
        pendingLabel="Cancelling…"
        isDangerous
        secondaryActions={<Button onClick={onClose}>Keep it</Button>}
        onSubmit={({ reason, refundNote }) => {
          const cancellation = { reason, ...(hasRefund ? { refundNote } : {}) };
          return change.submit(
            (version) =>
              callDesk(cancelDeskOrder, { params: { id }, body: { version, ...cancellation } }),
            cancellation,
            ['reason', 'refundNote'],
          );
        }}
      >
        <BuyerReason isFirst />
        {hasRefund && (
          <ValidatedField name="refundNote">
            {(field, { longest }) => (
              <TextArea
                {...field}
                label="How the payment was given back"
                description={`${formatMoney(order.received)} has arrived. Give it back first, then say how.`}
                maxLength={longest}
              />
            )}
          </ValidatedField>
        )}
      </ValidatedForm>
    </ChangeDialog>
  );
}
