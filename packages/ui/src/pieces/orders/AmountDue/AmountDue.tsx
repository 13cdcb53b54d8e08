import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import { useId } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';

export interface AmountDueProps {
  amount: Mills;
  /** How to pay. */
  children: Elements;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: clamp(${space[3]}, 3vw, ${space[5]});
  border: ${border.strong};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  break-inside: avoid;

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    ${headingStyle(2)}
  }

  ${media.print} {
    padding: ${space[3]};
  }
`;

const Amount = styled.span`
  ${tabularFigures}
  font-size: ${font.sizeHeading1};
`;

/** Shows the amount due first, then how to pay. */
export function AmountDue({ amount, children }: AmountDueProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>
        Amount to pay <Amount>{formatMoney(amount)}</Amount>
      </h2>
      {children}
    </Root>
  );
}
