import { styled } from 'styled-components';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { radius, space } from '@formulary/theme/tokens';

const Root = styled.div`
  display: grid;
  gap: ${space[8]};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${space[10]};
  }
`;

const Shot = styled(Skeleton)`
  max-inline-size: 32rem;
  aspect-ratio: 1;
  border-radius: ${radius.large};
`;

/** Shows a placeholder for a product page while it loads. */
export function ProductDetailSkeleton() {
  return (
    <Root aria-busy>
      <Shot $height="auto" />
      <Stack $gap={5}>
        <VisuallyHidden as="output">Loading the product…</VisuallyHidden>
        <Skeleton $width="85%" $height="2.25rem" />
        <Skeleton $width="30%" $height="1.75rem" />
        <Skeleton $width="20%" />
        <Skeleton $width="60%" $height="2.75rem" />
        <Skeleton $height="6rem" />
      </Stack>
    </Root>
  );
}
