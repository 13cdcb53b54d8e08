import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { OrderLine } from '@formulary/rules/orders/order';
import { styled } from 'styled-components';
import { color, font } from '@formulary/theme/tokens';
import { PromotionList } from '../../catalogue/offer/PromotionList/PromotionList.tsx';

export interface OrderLinePromotionsProps {
  line: Pick<OrderLine, 'promotions' | 'fullPrice' | 'subtotal'>;
}

const Saving = styled.p`
  color: ${color.textSuccess};
  font-size: ${font.sizeSmall};
`;

/** Lists the promotions of an order line and their savings (spec 2.17, 3.18). */
export function OrderLinePromotions({ line }: OrderLinePromotionsProps) {
  const saving = line.fullPrice - line.subtotal;
  if (line.promotions.length === 0) return <span>None</span>;
  return (
    <div>
      <PromotionList promotions={line.promotions} />
      {saving > 0 && <Saving>{`You saved ${formatMoney(saving)}`}</Saving>}
    </div>
  );
}
