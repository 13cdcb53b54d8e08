import { styled } from 'styled-components';
import { type OrderToPrice, priceOrderItem } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { priceRules, typedAmount } from '@formulary/rules/payments/moneyForms';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useOrderChange } from '../../../lib/changes/useOrderChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';

/** An amount is short. */
const Narrow = styled.div`
  max-inline-size: 20rem;
`;

interface PriceFormProps {
  readonly order: OrderToPrice;
  readonly item: OrderToPrice['items'][number];
  /** Gives up what was typed. */
  readonly onClose: () => void;
  readonly onPriced: () => void;
}

/** Sets the price of an item by hand. */
export function PriceForm({ order, item, onClose, onPriced }: PriceFormProps) {
  const { id, number, version } = order;
  const done = `The price of ${item.name} of ${number} is set`;
  const label = `Price of ${item.name}, item ${item.index} of ${number}`;
  const change = useOrderChange({ id, version }, done, onPriced);
  return (
    <Stack $gap={3}>
      <RecordConflict what="this order" change={change} onClose={onClose} />
      <Narrow>
        <ValidatedForm
          label={label}
          rules={priceRules}
          initialValues={{ price: '' }}
          submitLabel="Set the price"
          onSubmit={({ price: typed }) => {
            const priced = { index: item.index, price: typedAmount(typed) ?? 0 };
            return change.submit(
              async (seen) => {
                const body = { ...priced, version: seen };
                const { amount } = await callDesk(priceOrderItem, { params: { id }, body });
                return `${number} comes to ${formatMoney(amount)} now`;
              },
              priced,
              ['price'],
            );
          }}
        >
          <ValidatedField name="price">
            {(field) => (
              <TextField
                {...field}
                label="Price a pack, in pounds"
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </ValidatedField>
        </ValidatedForm>
      </Narrow>
    </Stack>
  );
}
