import { DottedFacts } from '../../../primitives/data/DottedFacts/DottedFacts.tsx';
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

/** Lines of a long list shown at first, on a phone and on a laptop. */
const FIRST_LINES = 4;
const FIRST_LINES_ON_A_LAPTOP = 8;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    align-items: start;
    line-height: ${font.lineHeading};
  }

  &:not([data-whole]) li:nth-child(n + ${FIRST_LINES + 1}) {
    display: none;
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &:not([data-whole]) li:nth-child(-n + ${FIRST_LINES_ON_A_LAPTOP}) {
      display: flex;
    }
  }

  /* Below the picture where large text leaves too little room beside it. */
  li > div {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }

  img {
    inline-size: 3.5rem;
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
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

/* All lines may fit on a laptop, though not on a phone. */
const Expand = styled.div`
  ${media.fromDesktop} {
    &[data-fits] {
      display: none;
    }
  }
`;

/**
 * Lists what a buyer orders most, below a button that adds all of it to the cart. Shows only the first lines of a long
 * list until expanded.
 */
export function UsualOrder({ lines, isFromOrders, hrefOf, isPending, onAddAll }: UsualOrderProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack $gap={3}>
      <Actions>
        {isFromOrders && <Facts>Made from what you order most, until you change it.</Facts>}
        <Button variant="primary" isPending={isPending} onClick={onAddAll}>
          Add all to cart
        </Button>
      </Actions>
      <List data-whole={isWhole || undefined}>
        {lines.map((line) => (
          <li key={`${line.productId}-${line.isPrescription}`}>
            <Picture folder="products" file={line.image} alt="" />
            <div>
              <TextLink href={hrefOf(line.productId)}>
                <UnbrokenText isName>{line.name}</UnbrokenText>
              </TextLink>
              <Facts>
                <DottedFacts facts={factsOf(line)} />
              </Facts>
              {line.isOnSale ? (
                <StockBadge isAvailable={isInStock(line)} />
              ) : (
                <Facts>No longer sold</Facts>
              )}
            </div>
          </li>
        ))}
      </List>
      {lines.length > FIRST_LINES && (
        <Expand data-fits={lines.length <= FIRST_LINES_ON_A_LAPTOP || undefined}>
          <Button isSmall aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${lines.length} products`}
          </Button>
        </Expand>
      )}
    </Stack>
  );
}

function factsOf({ quantity, price, isPrescription, code }: ListedLine): readonly string[] {
  const packs = quantity === 1 ? '1 pack' : `${quantity} packs`;
  const facts = [packs, `${formatMoney(price)} each without VAT`, code];
  return isPrescription ? [...facts, 'with a prescription'] : facts;
}
