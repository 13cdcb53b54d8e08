import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, font, space } from '../../theme/tokens.ts';

export interface FactTableProps {
  /** What the facts are about: "About nitrile gloves". Only screen readers say it. */
  label: string;
  /** What a fact is called, and what it is; each name once. */
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
    min-inline-size: 6.5rem;
    padding-inline-end: ${space[4]};
    color: ${color.textMuted};
    font-weight: ${font.weightMedium};
  }

  td {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Facts about one thing, one to a line, each beside its name. */
export function FactTable({ label, facts }: FactTableProps) {
  return (
    <Facts aria-label={label}>
      <tbody>
        {facts.map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Facts>
  );
}
