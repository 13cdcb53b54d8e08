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
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { Narrow } from '../Narrow.ts';

/** An order in the address: '#order-40'. */
const ORDER_HASH = /^#order-\d+$/;

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

/** Moves the focus to the first price to set of an order, or of them all if that has none left. */
function focusPrice(list: HTMLElement | null, order: string): void {
  const field = list?.querySelector<HTMLElement>(`${order} input`) ?? list?.querySelector('input');
  (field ?? list?.closest('main'))?.focus();
}

/**
 * Lists orders with items by hand that wait for a price, and sets it. Begins with the order that the address names; after a
 * price the next one gets the focus.
 */
export function Prices() {
  const { data, error, isValidating, mutate } = useDeskRead(listOrdersToPrice, { query: {} });
  const canPrice = useStaffCan('bookMoney');
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  const named = ORDER_HASH.test(hash) ? hash : 'section';
  useEffect(() => {
    // The order and not its field, so that single keys go on working.
    if (isLoaded && named !== 'section') list.current?.querySelector<HTMLElement>(named)?.focus();
  }, [isLoaded, named]);
  const pricedId = useRef<number>(undefined);
  useEffect(() => {
    if (data !== undefined && pricedId.current !== undefined)
      focusPrice(list.current, `#order-${pricedId.current}`);
    pricedId.current = undefined;
  }, [data]);
  useKeys(
    'Prices',
    canPrice
      ? [{ key: 'p', does: 'Set the price', run: () => focusPrice(list.current, named) }]
      : [],
  );
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
      <Stack ref={list}>
        {data?.map((order) => (
          <Order
            key={order.id}
            id={`order-${order.id}`}
            tabIndex={-1}
            aria-label={`Order ${order.number}`}
          >
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
                          <PriceForm
                            order={order}
                            item={item}
                            onPriced={() => {
                              pricedId.current = order.id;
                              return mutate();
                            }}
                          />
                        </Narrow>
                      )}
                    </Stack>
                  </li>
                ))}
              </Items>
            </Stack>
          </Order>
        ))}
      </Stack>
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
      label={`Price of ${item.name}, item ${item.index + 1} of ${number}`}
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
