import { type getOrderRefunds, refundOrder } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { grossOf } from '@formulary/rules/invoices/invoiceSums';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { refundRules, typedAmount } from '@formulary/rules/payments/moneyForms';
import type { Words } from '@formulary/rules/wire/codec';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { Select } from '@formulary/ui/fields/Select';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useOrderChange } from '../../../lib/changes/useOrderChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { useFirstFieldFocus } from '../../../lib/screen/useFirstFieldFocus.ts';

interface RefundFormProps {
  readonly page: Words<typeof getOrderRefunds.answer>;
}

/** As wide as its longest answer is read well. */
const Narrow = styled(Stack)`
  max-inline-size: 40rem;
`;

const nothing = () => {};

const kinds = [
  { value: 'refund', label: 'Refund in part' },
  { value: 'goodwill', label: 'Goodwill' },
];

/** Decides to give back a part of a paid order. */
export function RefundForm({ page }: RefundFormProps) {
  const { id, left, number } = page;
  // As it was when somebody began to type.
  const [seen] = useState({ id, version: page.version });
  const root = useFirstFieldFocus<HTMLDivElement>();
  const [round, setRound] = useState(0);
  const label = `Give back a part of ${number}`;
  const change = useOrderChange(seen, `A refund of ${number} is to be paid out`, nothing);
  const isOneRate = left.length < 2;
  return (
    <Narrow ref={root} $gap={4}>
      <p>{`At most ${formatMoney(grossOf(left))} can still be given back.`}</p>
      <RecordConflict what="this order" change={change} onClose={() => setRound(round + 1)} />
      <ValidatedForm
        key={round}
        label={label}
        rules={refundRules}
        initialValues={{ kind: 'refund', amount: '', rate: '', reason: '' }}
        submitLabel="Decide the refund"
        onSubmit={({ kind, amount, rate, reason }) => {
          const refund = {
            kind: kind === 'goodwill' ? ('goodwill' as const) : ('refund' as const),
            amount: typedAmount(amount) ?? 0,
            reason,
            ...(rate === '' ? {} : { percent: Number(rate) }),
          };
          return change.submit(
            async (version) => {
              const body = { ...refund, version };
              const rates = await withFreshProof(() =>
                callDesk(refundOrder, { params: { id }, body }),
              );
              const vat = rates.reduce((sum, each) => sum + each.vat, 0);
              return `${formatMoney(grossOf(rates))} of ${number} is to be paid out, ${formatMoney(vat)} of it VAT`;
            },
            refund,
            ['amount', 'reason'],
          );
        }}
      >
        <ValidatedField name="kind">
          {(field) => <RadioGroup {...field} label="What for" isRequired options={kinds} />}
        </ValidatedField>
        <ValidatedField name="amount">
          {(field) => (
            <TextField
              {...field}
              label="Amount with VAT, in pounds"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </ValidatedField>
        {isOneRate ? null : (
          <ValidatedField name="rate">
            {(field) => (
              <Select
                {...field}
                label="Of goods at"
                isRequired
                options={[
                  { value: '', label: 'every VAT rate, in proportion' },
                  ...left.map(({ percent }) => ({
                    value: String(percent),
                    label: `${percent}% VAT`,
                  })),
                ]}
              />
            )}
          </ValidatedField>
        )}
        <ValidatedField name="reason">
          {(field) => (
            <TextField
              {...field}
              label="Reason"
              description="The credit note states it"
              autoComplete="off"
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    </Narrow>
  );
}
