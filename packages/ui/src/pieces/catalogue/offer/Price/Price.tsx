import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, space } from '@formulary/theme/tokens';

export interface PriceProps {
  /** Price of one pack without VAT. */
  amount: Mills;
  /** Bought on prescription, so free of VAT (spec 9.5). */
  isPrescription: boolean;
  /** For the main product of a screen, rather than one in a list. */
  isLarge?: boolean;
}

const Root = styled.p`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};

  &[data-large] strong {
    font-size: ${font.sizeHeading1};
    letter-spacing: -0.012em;
    line-height: ${font.lineTight};
  }
`;

const Amount = styled.strong`
  font-size: ${font.sizeLead};
`;

const VatWords = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Shows the price of a pack, with '+ VAT' unless it is bought on prescription (spec 2.11, 9.5). */
export function Price({ amount, isPrescription, isLarge = false }: PriceProps) {
  return (
    <Root data-large={isLarge || undefined} data-vat={isPrescription ? 'free' : 'added'}>
      <Amount>{formatMoney(amount)}</Amount>
      <VatWords>{isPrescription ? 'VAT free on prescription' : '+ VAT'}</VatWords>
    </Root>
  );
}
