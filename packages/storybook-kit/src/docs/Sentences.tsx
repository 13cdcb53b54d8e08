import { styled } from 'styled-components';
import { color, space } from '@formulary/theme/tokens';

interface SentencesProps {
  readonly lines: readonly string[];
  /** Numbers the lines, for steps in order. */
  readonly isOrdered?: boolean;
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[6]};
  list-style: disc;

  &:is(ol) {
    list-style: decimal;
  }

  li {
    padding-inline-start: ${space[1]};
  }

  li::marker {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

/** Shows sentences as a list. */
export function Sentences({ lines, isOrdered = false }: SentencesProps) {
  return (
    <List as={isOrdered && lines.length > 1 ? 'ol' : 'ul'}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
