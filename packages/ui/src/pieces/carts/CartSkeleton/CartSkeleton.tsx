import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { border, radius, size, space } from '@formulary/theme/tokens';

const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) 5rem;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.large};

  ${media.belowTablet} {
    grid-template-columns: 3rem minmax(0, 1fr) ${size.target};
    align-items: start;
    min-block-size: 13.4rem;
    padding: ${space[2]} ${space[3]};
  }
`;

/** Shows a placeholder for the cart while it loads. */
export function CartSkeleton() {
  return (
    <Stack $gap={3} aria-busy>
      <VisuallyHidden as="output">Loading your cart…</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Line key={line}>
          <Skeleton $height="4.5rem" />
          <Skeleton $width="70%" />
          <Skeleton />
        </Line>
      ))}
    </Stack>
  );
}
