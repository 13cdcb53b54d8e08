import type { ListedLine } from '@formulary/rules/lists/productList';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { media } from '@formulary/theme/media';
import { color, font, radius, space } from '@formulary/theme/tokens';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { StockBadge } from '../../catalogue/stock/StockBadge/StockBadge.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface UsualOrderProps {
  /** Lines of the usual order, with current product data. */
  lines: readonly ListedLine[];
  /** Whether they were computed from the buyer's orders and not edited since. */
  isFromOrders: boolean;
  hrefOf: (productId: number) => string;
  /** Whether they are being added to the cart. */
  isPending: boolean;
  onAddAll: () => void;
}

const FIRST_LINES = 4;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
  }

  img {
    border-radius: ${radius.small};
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/**
 * Lists what a buyer orders most, with a button that adds all of it to the cart. Shows only the first lines of a long
 * list until expanded.
 */
export function UsualOrder({ lines, isFromOrders, hrefOf, isPending, onAddAll }: UsualOrderProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <Stack $gap={3}>
      {isFromOrders && <Facts>Made from what you order most, until you change it.</Facts>}
      <List>
        {shown.map((line) => (
          <li key={`${line.productId}-${line.isPrescription}`}>
            <Picture folder="products" file={line.image} alt="" />
            <div>
              <TextLink href={hrefOf(line.productId)}>
                <UnbrokenText isName>{line.name}</UnbrokenText>
              </TextLink>
              <Facts>{factsOf(line)}</Facts>
              {line.isOnSale ? (
                <StockBadge isAvailable={isInStock(line)} />
              ) : (
                <Facts>No longer sold</Facts>
              )}
            </div>
          </li>
        ))}
      </List>
      <Actions>
        <Button variant="primary" isPending={isPending} onClick={onAddAll}>
          Add all to cart
        </Button>
        {lines.length > FIRST_LINES && (
          <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? `Show the first ${FIRST_LINES}` : `Show all ${lines.length} products`}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

function factsOf({ quantity, price, isPrescription, code }: ListedLine): string {
  const packs = quantity === 1 ? '1 pack' : `${quantity} packs`;
  const facts = [packs, `${formatMoney(price)} each without VAT`, code];
  return [...facts, ...(isPrescription ? ['with a prescription'] : [])].join(' · ');
}
