import { BrandContext } from '../../content/BrandContext.ts';
import { useContext } from 'react';
import { hasOldSettings } from '@formulary/rules/settings/pageSettings';
import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { styled } from 'styled-components';
import { CopyButton } from '../../../primitives/buttons/CopyButton/CopyButton.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, size, space } from '@formulary/theme/tokens';

export interface BankDetailsProps {
  /** Payment reference: the order number. */
  reference: string;
}

const List = styled.dl`
  ${tabularFigures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[2]} ${space[6]};

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[1]};
    min-block-size: ${size.targetSmall};
    font-weight: ${font.weightMedium};
  }

  ${media.print} {
    grid-template-columns: repeat(4, auto);

    dd {
      min-block-size: 0;
    }
  }
`;

/** Shows the bank account and reference for a transfer, each with a copy button; none that are known to be old. */
export function BankDetails({ reference }: BankDetailsProps) {
  const { bank } = useContext(BrandContext);
  if (hasOldSettings()) return <p>Our bank details have changed. Reload this page to see them.</p>;
  return (
    <List>
      {bankFacts(reference, bank).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value.includes(' ') ? (
              <span translate="no">{value}</span>
            ) : (
              <Unbroken translate="no">{value}</Unbroken>
            )}
            <CopyButton what={term.toLowerCase()} text={value} />
          </dd>
        </div>
      ))}
    </List>
  );
}
