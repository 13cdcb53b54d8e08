import { styled } from 'styled-components';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { border, radius, space } from '@formulary/theme/tokens';

export interface ProductGridSkeletonProps {
  /** Number of cards, if known. */
  count?: number;
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-block-end: ${space[5]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  overflow: hidden;

  & > :first-child {
    aspect-ratio: 1;
    border-radius: 0;
  }

  & > :not(:first-child) {
    margin-inline: ${space[4]};
  }

  ${media.belowTablet} {
    display: grid;
    grid-template-columns: min(8rem, 36%) minmax(0, 1fr);
    align-content: start;
    padding: ${space[3]};

    & > :first-child {
      grid-row: 1 / span 3;
      border-radius: ${radius.small};
    }

    & > :not(:first-child) {
      margin: 0;
    }
  }
`;

/** Shows placeholders for the products of a page while they load. */
export function ProductGridSkeleton({ count = 12 }: ProductGridSkeletonProps) {
  const cards = Array.from({ length: count }, (_, index) => `card-${index}`);
  return (
    <Grid $minimum="15rem" aria-busy>
      <VisuallyHidden as="output">Loading products…</VisuallyHidden>
      {cards.map((card) => (
        <Card key={card}>
          <Skeleton $height="auto" />
          <Skeleton $width="80%" $height="1.25rem" />
          <Skeleton $width="35%" $height="1.25rem" />
          <Skeleton $width="25%" />
        </Card>
      ))}
    </Grid>
  );
}
