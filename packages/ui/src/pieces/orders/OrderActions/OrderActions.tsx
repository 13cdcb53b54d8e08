import type { Order } from '@formulary/rules/orders/order';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface OrderActionsProps {
  order: Pick<Order, 'id' | 'number' | 'hasPrescription'>;
  orderHref: (orderId: number) => string;
  /** Where an order's prescriptions are. */
  prescriptionsHref?: ((orderId: number) => string) | undefined;
}

/** What can be done with an order of the list; its prescriptions only when it has some (spec 2.16). */
export function OrderActions({ order, orderHref, prescriptionsHref }: OrderActionsProps) {
  return (
    <Cluster $gap={2}>
      <ButtonLink href={orderHref(order.id)} isSmall>
        View Order <VisuallyHidden>{order.number}</VisuallyHidden>
      </ButtonLink>
      {order.hasPrescription && prescriptionsHref && (
        <ButtonLink href={prescriptionsHref(order.id)} isSmall>
          View Prescriptions <VisuallyHidden>of {order.number}</VisuallyHidden>
        </ButtonLink>
      )}
    </Cluster>
  );
}
