import type { CartLine } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, radius, space } from '@formulary/theme/tokens';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface OrderSummaryLinesProps {
  lines: readonly CartLine[];
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  /* With large text the name goes below the picture, and the amount below the name. */
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${space[3]};
  }

  li > :first-child {
    flex: none;
    inline-size: 2.5rem;
  }

  li > div:nth-child(2) {
    flex: 1 1 7rem;
    min-inline-size: 0;
  }

  img {
    border-radius: ${radius.small};
  }
`;

const Name = styled.p`
  font-size: ${font.sizeSmall};
  line-height: ${font.lineHeading};
`;

const Detail = styled.p`
  ${tabularFigures}
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Amount = styled.p`
  ${tabularFigures}
  margin-inline-start: auto;
`;

/** Lists the lines of the order: product, quantity, price, and subtotal without VAT. */
export function OrderSummaryLines({ lines }: OrderSummaryLinesProps) {
  return (
    <List aria-label="Items">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <Picture folder="products" file={line.image} alt="" />
          <div>
            <Name>
              <UnbrokenText isName>{line.name}</UnbrokenText>
            </Name>
            <Detail>
              {`${line.quantity} × ${formatMoney(line.unitPrice)}${line.isPrescription ? ', on prescription' : ''}`}
            </Detail>
            {line.saving > 0 && <Detail>{`You save ${formatMoney(line.saving)}`}</Detail>}
          </div>
          <Amount>{formatMoney(line.subtotal)}</Amount>
        </li>
      ))}
    </List>
  );
}
