import { type OrderSumRow, orderSumRows } from '@formulary/rules/orders/orderSums';
import type { Order } from '@formulary/rules/orders/order';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { sumsStyle } from '../../carts/sumsStyle.ts';

export interface OrderSumsListProps {
  order: Pick<Order, 'lines' | 'amount' | 'deliveryFee' | 'delivery' | 'awaitsPrice'>;
}

const List = styled.dl`
  ${sumsStyle}
`;

/** Shows the totals of an order: net, VAT by rate, delivery, total; each row adds up from those above (spec 2.17). */
export function OrderSumsList({ order }: OrderSumsListProps) {
  const rows: readonly OrderSumRow[] = orderSumRows({ ...order, lines: order.lines ?? [] });
  return (
    <List>
      {rows.map(({ key, label, value }) => {
        const isTotal = key === 'total' || undefined;
        return (
          <Fragment key={key}>
            <dt data-total={isTotal}>{label}</dt>
            <dd data-total={isTotal}>{value}</dd>
          </Fragment>
        );
      })}
    </List>
  );
}
