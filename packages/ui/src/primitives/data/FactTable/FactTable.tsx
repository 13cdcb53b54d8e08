import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, space } from '@formulary/theme/tokens';

export interface FactTableProps {
  /** Subject of the facts, for screen readers only: "About nitrile gloves". */
  label: string;
  /** Terms and values; each term occurs once. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

const Facts = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  tr {
    border-block-end: ${border.hairline};
  }

  tr:first-child {
    border-block-start: ${border.hairline};
  }

  th,
  td {
    padding: ${space[3]} 0;
    text-align: start;
    vertical-align: baseline;
  }

  th {
    inline-size: 30%;
    /* Wide enough for 'Manufacturer'. */
    min-inline-size: 8rem;
    hyphens: auto;
    padding-inline-end: ${space[4]};
    color: ${color.textMuted};
    font-weight: ${font.weightMedium};
  }

  td {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  /* With large text, a value goes below its term. */
  ${media.belowTablet} {
    tr {
      display: flex;
      flex-wrap: wrap;
      padding-block: ${space[3]};
    }

    th,
    td {
      padding-block: 0;
    }

    th {
      flex: none;
    }

    td {
      flex: 1 1 9rem;
    }
  }
`;

/**
 * Lists facts about one thing, one per line, each beside its term. The roles repeat the native ones, which browsers drop
 * where rows are flex boxes.
 */
export function FactTable({ label, facts }: FactTableProps) {
  return (
    <Facts role="table" aria-label={label}>
      <tbody role="rowgroup">
        {facts.map(([term, value]) => (
          <tr key={term} role="row">
            <th scope="row" role="rowheader">
              {term}
            </th>
            <td role="cell">{value}</td>
          </tr>
        ))}
      </tbody>
    </Facts>
  );
}
