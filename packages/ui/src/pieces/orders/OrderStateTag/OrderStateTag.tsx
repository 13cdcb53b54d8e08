import type { Order } from '@formulary/rules/orders/order';
import { Tag, type TagProps } from '../../../primitives/Tag/Tag.tsx';

export interface OrderStateTagProps {
  state: Order['state'];
}

const tones: Readonly<Record<Order['state'], NonNullable<TagProps['tone']>>> = {
  'Awaiting payment': 'warning',
  'Awaiting prescription': 'warning',
  Processing: 'info',
  Dispatched: 'info',
  Delivered: 'success',
  Cancelled: 'neutral',
};

/** Shows the state of an order (reading R10). */
export function OrderStateTag({ state }: OrderStateTagProps) {
  return <Tag tone={tones[state]}>{state}</Tag>;
}
