import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, space } from '@formulary/theme/tokens';

interface FactsProps {
  readonly pairs: readonly (readonly [string, string])[];
  /** Renders the name, for example as keys. */
  readonly renderName?: (name: string) => ReactNode;
}

const List = styled.dl`
  margin: 0;
  border-block-start: ${border.hairline};

  & > div {
    display: grid;
    align-items: baseline;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-end: ${border.hairline};
  }

  ${media.fromTablet} {
    & > div {
      grid-template-columns: minmax(7rem, 15rem) 1fr;
    }
  }

  dt {
    font-weight: ${font.weightMedium};
  }

  dd {
    margin: 0;
    color: ${color.textMuted};
  }
`;

/** Shows names with their descriptions in a list. */
export function Facts({ pairs, renderName = (name) => name }: FactsProps) {
  return (
    <List>
      {pairs.map(([name, words]) => (
        <div key={name}>
          <dt>{renderName(name)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </List>
  );
}
