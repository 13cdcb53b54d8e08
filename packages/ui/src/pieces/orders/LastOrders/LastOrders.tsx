import { DottedFacts } from '../../../primitives/data/DottedFacts/DottedFacts.tsx';
import { canBuyAgain, type Order } from '@formulary/rules/orders/order';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { OrderStateTag } from '../OrderStateTag/OrderStateTag.tsx';

export interface LastOrdersProps {
  orders: readonly Order[];
  orderHref: (orderId: number) => string;
  /** Order being added to the cart. */
  pendingId: number | undefined;
  /** Adds the products of an order to the cart again. */
  onBuyAgain: (orderId: number) => void;
}

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
  }

  li + li {
    border-block-start: ${border.hairline};
  }

  ${media.fromTablet} {
    li {
      display: grid;
      grid-template: 'number state again' auto 'facts state again' auto / 1fr auto auto;
    }
  }
`;

const Number = styled.span`
  grid-area: number;
  font-weight: ${font.weightMedium};

  a {
    ${touchTarget}
  }
`;

const Facts = styled.span`
  ${tabularFigures}
  flex: 1 1 10rem;
  grid-area: facts;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const State = styled.span`
  grid-area: state;
  justify-self: end;
`;

const Again = styled.span`
  grid-area: again;
`;

/** Lists a buyer's latest orders on the home page, with Buy again where their products can go into a cart. */
export function LastOrders({ orders, orderHref, pendingId, onBuyAgain }: LastOrdersProps) {
  return (
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <Number>
            <VisuallyHidden>Order </VisuallyHidden>
            <TextLink href={orderHref(order.id)}>
              <Unbroken translate="no">{order.number}</Unbroken>
            </TextLink>
          </Number>
          <State>
            <OrderStateTag state={order.state} />
          </State>
          <Facts>
            <DottedFacts
              facts={[
                formatDate(order.placedAt),
                amountOrToFollow(order.amount, order.awaitsPrice),
              ]}
            />
          </Facts>
          {canBuyAgain(order) && (
            <Again>
              <Button
                isSmall
                isPending={pendingId === order.id}
                onClick={() => onBuyAgain(order.id)}
              >
                Buy again <VisuallyHidden>{`what ${order.number} held`}</VisuallyHidden>
              </Button>
            </Again>
          )}
        </li>
      ))}
    </List>
  );
}
