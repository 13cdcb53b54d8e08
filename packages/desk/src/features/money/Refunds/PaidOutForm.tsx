import { type DueRefund, payOutRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { payOutRules } from '@formulary/rules/payments/moneyForms';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useOrderChange } from '../../../lib/changes/useOrderChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { ReferenceField } from './ReferenceField.tsx';

interface PaidOutFormProps {
  readonly refund: DueRefund;
  readonly onClose: () => void;
}

/** Notes that the money to give back of an order was paid out. */
export function PaidOutForm({ refund, onClose }: PaidOutFormProps) {
  const { orderId, number, amount } = refund;
  // As it was when somebody began to type: a list that is read again changes nothing of it.
  const [seen] = useState({ id: orderId, version: refund.version });
  const done = `${formatMoney(amount)} of ${number} is given back, and a mail tells the buyer`;
  const label = `Paid out: ${number}`;
  const change = useOrderChange(seen, done, onClose);
  return (
    <Stack $gap={4}>
      <RecordConflict what="this order" change={change} onClose={onClose} />
      <ValidatedForm
        label={label}
        rules={payOutRules}
        initialValues={{ reference: '' }}
        submitLabel="Note it as paid out"
        onSubmit={({ reference }) =>
          change.submit(
            (version) =>
              withFreshProof(() =>
                callDesk(payOutRefunds, {
                  params: { id: orderId },
                  body: { reference, version },
                }),
              ),
            { reference },
            ['reference'],
          )
        }
      >
        <ReferenceField />
      </ValidatedForm>
    </Stack>
  );
}
