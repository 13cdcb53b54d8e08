import { type DueRefund, payOutRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { payOutRules } from '@formulary/rules/payments/moneyForms';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { Bulk, type BulkListAction, type BulkQuestion } from '../../../lib/list/bulk/Bulk.tsx';
import type { RowSelection } from '../../../lib/list/bulk/useRowSelection.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { ReferenceField } from './ReferenceField.tsx';

/** Asks once for the reference of a run of refunds. */
function ReferenceDialog({ count, onAnswer, onClose }: BulkQuestion) {
  const title = count === 1 ? 'Paid out' : `${count} refunds are paid out`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <p>
          Pay them at the bank or the card provider first. Each buyer gets a mail with this
          reference, and the credit note.
        </p>
        <ValidatedForm
          label={title}
          rules={payOutRules}
          initialValues={{ reference: '' }}
          submitLabel="Note as paid out"
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={({ reference }) => {
            onAnswer(reference);
            return undefined;
          }}
        >
          <ReferenceField isFirst />
        </ValidatedForm>
      </Stack>
    </Dialog>
  );
}

const actions: readonly BulkListAction<DueRefund>[] = [
  {
    key: 'paid',
    label: 'Note as paid out',
    done: ['refund noted as paid out', 'refunds noted as paid out'],
    Ask: ReferenceDialog,
    act: ({ orderId, version }, reference) =>
      withFreshProof(() =>
        callDesk(payOutRefunds, { params: { id: orderId }, body: { reference, version } }),
      ),
  },
];

const nameOf = ({ orderId, number }: DueRefund) => ({
  key: String(orderId),
  name: number,
  href: paths.order(orderId),
});

interface RefundsBulkProps {
  readonly selected: RowSelection<DueRefund>;
  readonly onChanged: () => Promise<unknown>;
}

/** Does with several refunds what can be done with one. */
export function RefundsBulk(props: RefundsBulkProps) {
  return <Bulk {...props} what={['refund', 'refunds']} nameOf={nameOf} actions={actions} />;
}
