import type { Order } from '@formulary/rules/orders/order';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface OrderActionsProps {
  order: Pick<Order, 'id' | 'number' | 'hasPrescription'>;
  orderHref: (orderId: number) => string;
  /** Where an order's prescriptions are. */
  prescriptionsHref?: ((orderId: number) => string) | undefined;
  /** Puts what an order held into the cart again; left out where it cannot. */
  again?: { isPending: boolean; onBuy: (orderId: number) => void } | undefined;
  /** Leads to the card provider with an order; left out where nothing is due by card. */
  onPay?: ((orderId: number) => void) | undefined;
}

/** What can be done with an order of the list: first what is due, its prescriptions only when it has some (spec 2.16, reading R14). */
export function OrderActions({
  order,
  orderHref,
  prescriptionsHref,
  again,
  onPay,
}: OrderActionsProps) {
  return (
    <Cluster $gap={2}>
      {onPay && (
        <Button variant="primary" isSmall onClick={() => onPay(order.id)}>
          Pay by card <VisuallyHidden>{`for ${order.number}`}</VisuallyHidden>
        </Button>
      )}
      <ButtonLink href={orderHref(order.id)} isSmall>
        View Order <VisuallyHidden>{order.number}</VisuallyHidden>
      </ButtonLink>
      {order.hasPrescription && prescriptionsHref && (
        <ButtonLink href={prescriptionsHref(order.id)} isSmall>
          View Prescriptions <VisuallyHidden>{`of ${order.number}`}</VisuallyHidden>
        </ButtonLink>
      )}
      {again && (
        <Button isSmall isPending={again.isPending} onClick={() => again.onBuy(order.id)}>
          Buy again <VisuallyHidden>{`what ${order.number} held`}</VisuallyHidden>
        </Button>
      )}
    </Cluster>
  );
}
