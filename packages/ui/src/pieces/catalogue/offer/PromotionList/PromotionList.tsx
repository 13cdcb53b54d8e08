import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Promotion } from '@formulary/rules/pricing/promotion';
import { Tag } from 'lucide-react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, space } from '@formulary/theme/tokens';

export interface PromotionListProps {
  promotions: readonly Pick<Promotion, 'quantity' | 'price'>[];
}

const List = styled.ul`
  ${tabularFigures}
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  font-size: ${font.sizeSmall};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textWarning};
  font-weight: ${font.weightMedium};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`;

/**
 * Lists the bundle offers, 'Buy {qty} for {price}', smallest first. The price is for the whole bundle, without VAT
 * (spec 2.11).
 */
export function PromotionList({ promotions }: PromotionListProps) {
  if (promotions.length === 0) return null;
  const bySize = promotions.toSorted((a, b) => a.quantity - b.quantity);
  return (
    <List aria-label="Promotions">
      {bySize.map(({ quantity, price }) => (
        <Item key={`${quantity}-${price}`}>
          <Tag aria-hidden />
          <span>{`Buy ${quantity} for ${formatMoney(price)}`}</span>
        </Item>
      ))}
    </List>
  );
}
