import { formatDate } from '@formulary/rules/dates/formatDate';
import { countryOf } from '@formulary/rules/people/countries';
import type { Order } from '@formulary/rules/wire/entities/order';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';
import { OrderStateTag } from './OrderStateTag.tsx';
import { paymentModeLabel } from './paymentModeLabel.ts';
import { PaymentStatusTag } from './PaymentStatusTag.tsx';

export interface OrderFactsProps {
  order: Order;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${space[5]} ${space[6]};

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    white-space: pre-line;
  }
`;

function shippingAddress(order: Order): string {
  const { shippingName, shippingStreet, shippingCity, shippingPostcode, shippingCounty } = order;
  const country = order.shippingCountry && countryOf(order.shippingCountry)?.name;
  const town = [shippingCity, shippingPostcode].filter(Boolean).join(' ');
  return [shippingName, shippingStreet, town, shippingCounty, country].filter(Boolean).join('\n');
}

/** An order beside its products: when, where it stands, how it is paid, where it goes, what was noted. */
export function OrderFacts({ order }: OrderFactsProps) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Placed', formatDate(order.placedAt)],
    ['Status', <OrderStateTag key="state" state={order.state} />],
    ['Payment', paymentModeLabel[order.paymentMode]],
    ['Payment status', <PaymentStatusTag key="status" status={order.paymentStatus} />],
    ['Delivery', order.delivery.details],
    ['Delivered to', shippingAddress(order)],
    ['Payment note', order.paymentNote],
    ['Order note', order.note],
  ];
  return (
    <List>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
