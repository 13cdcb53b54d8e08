import type { Order } from '@formulary/rules/orders/order';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

export interface OrderActionsProps {
  order: Pick<Order, 'id' | 'number' | 'hasPrescription'>;
  orderHref: (orderId: number) => string;
  /** Page with an order's prescriptions. */
  prescriptionsHref?: ((orderId: number) => string) | undefined;
  /** Adds the products of an order to the cart again; omitted where that is impossible. */
  again?: { isPending: boolean; onBuy: (orderId: number) => void } | undefined;
  /** Opens the card provider for an order; omitted when no card payment is due. */
  onPay?: ((orderId: number) => void) | undefined;
}

/**
 * Shows the actions of an order in the list: due actions first, prescriptions only if it has any (spec 2.16, reading
 * R14).
 */
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
