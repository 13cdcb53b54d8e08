import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { border, size, space } from '@formulary/theme/tokens';

const ROWS = ['1', '2', '3', '4', '5', '6'];

const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 2fr 1fr;
  align-items: center;
  gap: ${space[6]};
  block-size: ${size.row};
  border-block-end: ${border.hairline};

  ${media.belowTablet} {
    grid-template-columns: 1fr 1fr;
    block-size: 16rem;

    & > :nth-child(n + 5) {
      display: none;
    }
  }
`;

/** Shows a placeholder for the order list while it loads. */
export function OrdersTableSkeleton() {
  return (
    <Stack $gap={0} aria-busy>
      <VisuallyHidden as="output">Loading your orders…</VisuallyHidden>
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
