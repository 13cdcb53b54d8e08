import { styled } from 'styled-components';
import { brand } from '@formulary/rules/brand/brand';
import { tabularFigures } from '../../theme/tabularFigures.ts';
import { color, font, space } from '../../theme/tokens.ts';

export interface BankDetailsProps {
  /** What the transfer has to name: the order number. */
  reference: string;
}

const List = styled.dl`
  ${tabularFigures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space[4]};

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    font-weight: ${font.weightMedium};
  }
`;

/** Where to transfer the money to, and what to write on it. */
export function BankDetails({ reference }: BankDetailsProps) {
  const { accountName, sortCode, accountNumber } = brand.bank;
  const facts = [
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['Reference', reference],
  ] as const;
  return (
    <List>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
