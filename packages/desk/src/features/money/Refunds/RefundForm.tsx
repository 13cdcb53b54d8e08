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
import { ChangedMeanwhile } from '../../../lib/changes/ChangedMeanwhile.tsx';
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

/** Decides to give back a part of a paid order. */
export function RefundForm({ page }: RefundFormProps) {
  const { id, left, number } = page;
  // As it was when somebody began to type.
  const [seen] = useState({ id, version: page.version });
  const root = useFirstFieldFocus<HTMLDivElement>();
  const [round, setRound] = useState(0);
  const [kind, setKind] = useState<'refund' | 'goodwill'>('refund');
  const [rate, setRate] = useState('');
  const change = useOrderChange(seen, `A refund of ${number} is to be paid out`, nothing);
  const startAgain = () => {
    setKind('refund');
    setRate('');
    setRound(round + 1);
  };
  const isOneRate = left.length < 2;
  return (
    <Narrow ref={root} $gap={4}>
      <p>{`At most ${formatMoney(grossOf(left))} can still be given back.`}</p>
      <ChangedMeanwhile change={change} onClose={startAgain} />
      <ValidatedForm
        key={round}
        label="Give back a part"
        rules={refundRules}
        initialValues={{ amount: '', reason: '' }}
        submitLabel="Decide the refund"
        onSubmit={({ amount, reason }) => {
          const percent = rate === '' ? {} : { percent: Number(rate) };
          const refund = { kind, amount: typedAmount(amount) ?? 0, reason, ...percent };
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
        <RadioGroup
          label="What for"
          name="kind"
          options={[
            { value: 'refund', label: 'Refund in part' },
            { value: 'goodwill', label: 'Goodwill' },
          ]}
          value={kind}
          onChange={(value) => setKind(value as 'refund' | 'goodwill')}
        />
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
          <Select
            label="Of goods at"
            options={[
              { value: '', label: 'every VAT rate, in proportion' },
              ...left.map(({ percent }) => ({ value: String(percent), label: `${percent}% VAT` })),
            ]}
            value={rate}
            onChange={setRate}
          />
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
