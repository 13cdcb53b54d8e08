import type { ListedLine } from '@formulary/rules/lists/productList';
import { availableStock } from '@formulary/rules/stock/availableStock';
import { stockSentence } from '@formulary/rules/stock/stockSentence';
import { styled } from 'styled-components';
import { color, font } from '../../../theme/tokens.ts';
import { StockBadge } from '../../catalogue/StockBadge/StockBadge.tsx';

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
