import { formatCount } from '@formulary/rules/text/formatCount';
import { color, space } from '@formulary/theme/tokens';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { styled } from 'styled-components';

const Bar = styled.progress`
  inline-size: min(100%, 40rem);
  block-size: ${space[2]};
  accent-color: ${color.actionPrimary};
`;

interface PricesToComeProps {
  readonly toCome: number;
  readonly of: number;
}

/** Shows how many prices of a long list that was applied are in force: servers change them in slices, so that orders go on. */
export function PricesToCome({ toCome, of }: PricesToComeProps) {
  return (
    <Stack $gap={2}>
      <Bar aria-label="Changes in force" max={of} value={of - toCome} />
      <p>{`${formatCount(of - toCome)} of ${formatCount(of)} changes in force; the others follow within seconds`}</p>
    </Stack>
  );
}
