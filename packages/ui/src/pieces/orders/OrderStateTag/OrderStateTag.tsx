import { orderStates, type OrderState } from '@formulary/rules/orders/orderStates';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';

export interface OrderStateTagProps {
  state: OrderState;
}

/** Shows the state of an order (reading R10). */
export function OrderStateTag({ state }: OrderStateTagProps) {
  return <Tag tone={orderStates[state].tone}>{state}</Tag>;
}
