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

  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    gap: ${space[3]};
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
  text-align: end;
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
