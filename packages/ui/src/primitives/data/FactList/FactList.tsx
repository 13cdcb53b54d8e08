import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font, space } from '@formulary/theme/tokens';

/** Term and value of a fact; hidden if the value is empty. */
export type Fact = readonly [term: string, value: ReactNode];

export interface FactListProps {
  facts: readonly Fact[];
  /** The values are short, such as counts, sums and days: more columns fit. */
  areShort?: boolean;
}

const List = styled.dl<{ readonly $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${space[5]} ${space[6]};

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ${media.print} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[3]} ${space[4]};
  }
`;

/** Lists facts about one thing, each below its term, in as many columns as fit. */
export function FactList({ facts, areShort = false }: FactListProps) {
  return (
    <List $least={areShort ? '9rem' : '12rem'}>
      {facts.map(
        ([term, value]) =>
          value !== undefined &&
          value !== null &&
          value !== false &&
          value !== '' && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
