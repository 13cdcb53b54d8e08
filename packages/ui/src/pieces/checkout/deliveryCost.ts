import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';

/** Formats the cost of a delivery option: '£7.95', 'Free'. */
export const deliveryCost = ({ price }: Pick<DeliveryOption, 'price'>): string =>
  price === 0 ? 'Free' : formatMoney(price);
