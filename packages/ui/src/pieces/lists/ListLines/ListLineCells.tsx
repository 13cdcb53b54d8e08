import type { ListedLine } from '@formulary/rules/lists/productList';
import { availableStock } from '@formulary/rules/stock/stockLevel';
import { stockSentence } from '@formulary/rules/stock/stockSentence';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import { StockBadge } from '../../catalogue/stock/StockBadge/StockBadge.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

interface ListLineNameProps {
  readonly line: ListedLine;
  readonly href: string;
}

const NameAndCode = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Code = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};
  overflow-wrap: anywhere;
`;

/** Shows a line's product and code. A discontinued product has no link. */
export function ListLineName({ line, href }: ListLineNameProps) {
  const { name, code, isOnSale } = line;
  return (
    <NameAndCode>
      {isOnSale ? (
        <TextLink href={href}>
          <UnbrokenText isName>{name}</UnbrokenText>
        </TextLink>
      ) : (
        <UnbrokenText isName>{name}</UnbrokenText>
      )}
      <Code translate="no">{code}</Code>
    </NameAndCode>
  );
}

const NotSold = styled.p`
  color: ${color.textDanger};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
`;

const Short = styled.p`
  color: ${color.textWarning};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
`;

/** Shows whether a line is available: in stock, out of stock, fewer packs than the line asks for, or no longer sold. */
export function ListLineStock({ line }: { readonly line: ListedLine }) {
  if (!line.isOnSale) return <NotSold>No longer sold</NotSold>;
  const available = availableStock(line);
  if (available > 0 && available < line.quantity)
    return <Short>{stockSentence(line, { held: 0, where: 'in the cart' })}</Short>;
  return <StockBadge isAvailable={available > 0} />;
}
