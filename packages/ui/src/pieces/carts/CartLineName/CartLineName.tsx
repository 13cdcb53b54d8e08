import type { CartLine } from '@formulary/rules/carts/cartLine';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { stockSentence } from '@formulary/rules/stock/stockSentence';
import { CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface CartLineNameProps {
  line: CartLine;
  href: string;
  /** The cart holds more packs than are in stock. */
  isOutOfStock: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Shortage = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textDanger};
  font-size: ${font.sizeSmall};

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

/** Shows a line's product, and a message when stock is short (spec 2.12, 5.21). */
export function CartLineName({ line, href, isOutOfStock }: CartLineNameProps) {
  return (
    <Root>
      <TextLink href={href}>
        <UnbrokenText isName>{line.name}</UnbrokenText>
      </TextLink>
      {isOutOfStock && (
        <Shortage>
          <CircleX aria-hidden />
          <span>
            {isInStock(line)
              ? stockSentence(line, { held: 0, where: 'in the cart' })
              : 'Out of stock'}
          </span>
        </Shortage>
      )}
    </Root>
  );
}
