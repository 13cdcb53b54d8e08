import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { border, space } from '@formulary/theme/tokens';

export interface PartnersSkeletonProps {
  /** The list, as part of a sentence: 'your prescribers'. */
  what: string;
}

const ROWS = ['1', '2', '3'];

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr 1fr 1fr 1fr;
  align-items: center;
  gap: ${space[6]};
  block-size: 4.25rem;
  border-block-end: ${border.hairline};

  ${media.belowTablet} {
    grid-template-columns: 1fr 1fr;
    block-size: 10rem;

    & > :nth-child(n + 5) {
      display: none;
    }
  }
`;

/** Shows a placeholder for My Prescribers or My Practitioners while it loads. */
export function PartnersSkeleton({ what }: PartnersSkeletonProps) {
  return (
    <Stack $gap={0} aria-busy>
      <VisuallyHidden as="output">{`Loading ${what}…`}</VisuallyHidden>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Row>
      ))}
    </Stack>
  );
}
