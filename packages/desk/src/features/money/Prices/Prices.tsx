import {
  listOrdersToPrice,
  type OrderToPrice,
  priceOrderItem,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { priceRules, typedAmount } from '@formulary/rules/payments/moneyForms';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { styled } from 'styled-components';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { Narrow } from '../Narrow.ts';

/** Orders of one answer. */
const PAGE = 100;

const Order = styled.section`
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Items = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

/** Lists orders with items by hand that wait for a price, and sets it. */
export function Prices() {
  const { data, error, isValidating, mutate } = useDeskRead(listOrdersToPrice, { query: {} });
  const canPrice = useStaffCan('bookMoney');
  return (
    <MoneyScreen
      title="Prices to set"
      lead="Items that were prescribed by hand. Once all of an order have a price, a mail asks the buyer for the transfer."
    >
      {error && !data && (
        <LoadFailed what="the orders" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data?.length === 0 && <EmptyState title="No order waits for a price" />}
      {data?.map((order) => (
        <Order key={order.id} aria-label={`Order ${order.number}`}>
          <Stack $gap={3}>
            <h2>{order.number}</h2>
            <p>{`${order.company ?? order.buyer}, placed ${formatMoment(order.placedAt)}`}</p>
            <Items>
              {order.items.map((item) => (
                <li key={item.index}>
                  <Stack $gap={2}>
                    <p>{`${item.packs} × ${item.name}`}</p>
                    {item.price !== undefined && <p>{`${formatMoney(item.price)} a pack`}</p>}
                    {item.price === undefined && canPrice && (
                      <Narrow>
                        <PriceForm order={order} item={item} onPriced={() => mutate()} />
                      </Narrow>
                    )}
                  </Stack>
                </li>
              ))}
            </Items>
          </Stack>
        </Order>
      ))}
      {data !== undefined && data.length >= PAGE && (
        <p>{`These are the ${PAGE} that wait longest.`}</p>
      )}
    </MoneyScreen>
  );
}

interface PriceFormProps {
  readonly order: OrderToPrice;
  readonly item: OrderToPrice['items'][number];
  /** Reads the orders again. */
  readonly onPriced: () => Promise<unknown>;
}

function PriceForm({ order, item, onPriced }: PriceFormProps) {
  const { notify } = useToasts();
  const { id, number, version } = order;
  const set = (typed: string) =>
    refusalOf(async () => {
      const body = { index: item.index, price: typedAmount(typed) ?? 0, version };
      const { amount } = await callDesk(priceOrderItem, { params: { id }, body });
      const message = `${number} comes to ${formatMoney(amount)} now`;
      notify({ id: 'price', tone: 'success', message });
      await onPriced();
    }, ['price']);
  return (
    <ValidatedForm
      label={`Price of ${item.name}`}
      rules={priceRules}
      initialValues={{ price: '' }}
      submitLabel="Set the price"
      onSubmit={({ price }) => set(price)}
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
  );
}
