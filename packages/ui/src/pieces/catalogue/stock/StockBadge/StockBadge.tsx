import { CircleCheck, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';

export interface StockBadgeProps {
  isAvailable: boolean;
}

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textSuccess};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
  white-space: nowrap;

  &[data-stock='unavailable'] {
    color: ${color.textDanger};
  }

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

/** Shows whether a product is available, by icon, colour and text (spec 2.11). */
export function StockBadge({ isAvailable }: StockBadgeProps) {
  return (
    <Root data-stock={isAvailable ? 'available' : 'unavailable'}>
      {isAvailable ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
      <span>{isAvailable ? 'In stock' : 'Out of stock'}</span>
    </Root>
  );
}
