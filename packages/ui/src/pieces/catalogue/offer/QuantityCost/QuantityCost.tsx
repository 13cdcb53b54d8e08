import { formatMoney } from '@formulary/rules/money/formatMoney';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import type { Product } from '@formulary/rules/catalogue/product';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, space } from '@formulary/theme/tokens';

export interface QuantityCostProps {
  product: Product;
  quantity: number;
  isPrescription: boolean;
  /** Why the quantity is unavailable; shown instead of the cost. */
  shortage?: string | undefined;
}

const Root = styled.output`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Saving = styled.span`
  color: ${color.textSuccess};
  font-weight: ${font.weightMedium};
`;

/**
 * Shows the cost of a quantity, including VAT, and the savings from offers. Shows nothing below one pack, and no cost
 * for an unavailable quantity (spec 9.5, 5.17).
 */
export function QuantityCost({ product, quantity, isPrescription, shortage }: QuantityCostProps) {
  const { vatPercent, price: unitPrice, promotions } = product;
  const { total, saving } = priceLine({
    quantity,
    unitPrice,
    promotions,
    vatPercent,
    isPrescription,
  });
  const vat = isPrescription ? 'VAT free' : `including VAT at ${vatPercent}%`;
  if (shortage !== undefined) return <Root>{shortage}</Root>;
  return (
    <Root>
      {quantity > 0 && <span>{`${formatMoney(total)} for ${quantity}, ${vat}`}</span>}
      {saving > 0 && <Saving>{`You save ${formatMoney(saving)}`}</Saving>}
    </Root>
  );
}
