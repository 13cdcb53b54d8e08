import type { Order } from '@formulary/rules/orders/order';
import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { Popover } from '../../../primitives/overlays/Popover/Popover.tsx';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';

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

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[1]};

  ${media.belowTablet} {
    justify-content: space-between;
    inline-size: 100%;
  }
`;

const Menu = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/**
 * Shows the actions of an order in the list: the next one as a button, all others in a menu. A due payment comes before
 * buying again; prescriptions are offered only if it has any (spec 2.16, reading R14).
 */
export function OrderActions({
  order,
  orderHref,
  prescriptionsHref,
  again,
  onPay,
}: OrderActionsProps) {
  const { id, number, hasPrescription } = order;
  const view = (
    <ButtonLink href={orderHref(id)} isSmall>
      View Order <VisuallyHidden>{number}</VisuallyHidden>
    </ButtonLink>
  );
  const buyAgain = again && (
    <Button isSmall isPending={again.isPending} onClick={() => again.onBuy(id)}>
      Buy again <VisuallyHidden>{`what ${number} held`}</VisuallyHidden>
    </Button>
  );
  return (
    <Root>
      {onPay ? (
        <Button variant="primary" isSmall onClick={() => onPay(id)}>
          Pay by card <VisuallyHidden>{`for ${number}`}</VisuallyHidden>
        </Button>
      ) : (
        (buyAgain ?? view)
      )}
      <Popover
        label={`Actions of ${number}`}
        align="end"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} isSmall label={`More actions of ${number}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      >
        {() => (
          <Menu>
            {view}
            {hasPrescription && prescriptionsHref && (
              <ButtonLink href={prescriptionsHref(id)} isSmall>
                View Prescriptions <VisuallyHidden>{`of ${number}`}</VisuallyHidden>
              </ButtonLink>
            )}
            {onPay && buyAgain}
          </Menu>
        )}
      </Popover>
    </Root>
  );
}
