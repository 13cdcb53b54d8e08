import { formatDate } from '@formulary/rules/dates/formatDate';
import { countryOf } from '@formulary/rules/people/countries';
import type { Order } from '@formulary/rules/wire/entities/order';
import { type Fact, FactList } from '../../primitives/FactList.tsx';
import { OrderStateTag } from './OrderStateTag.tsx';
import { paymentModeLabel } from './paymentModeLabel.ts';
import { PaymentStatusTag } from './PaymentStatusTag.tsx';

export interface OrderFactsProps {
  order: Order;
}

function shippingAddress(order: Order): string {
  const { shippingName, shippingStreet, shippingCity, shippingPostcode, shippingCounty } = order;
  const country = order.shippingCountry && countryOf(order.shippingCountry)?.name;
  const town = [shippingCity, shippingPostcode].filter(Boolean).join(' ');
  return [shippingName, shippingStreet, town, shippingCounty, country].filter(Boolean).join('\n');
}

/** An order beside its products: when, where it stands, how it is paid, where it goes, what was noted. */
export function OrderFacts({ order }: OrderFactsProps) {
  const facts: readonly Fact[] = [
    ['Placed', formatDate(order.placedAt)],
    ['Status', <OrderStateTag key="state" state={order.state} />],
    ['Payment', paymentModeLabel[order.paymentMode]],
    ['Payment status', <PaymentStatusTag key="status" status={order.paymentStatus} />],
    ['Delivery', order.delivery.details],
    ['Delivered to', shippingAddress(order)],
    ['Payment note', order.paymentNote],
    ['Order note', order.note],
  ];
  return <FactList facts={facts} />;
}
