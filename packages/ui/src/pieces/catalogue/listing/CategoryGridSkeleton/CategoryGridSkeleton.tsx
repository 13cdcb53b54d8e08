import { css, styled } from 'styled-components';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { border, radius, space } from '@formulary/theme/tokens';

export interface CategoryGridSkeletonProps {
  /** Placeholders for compact cards. */
  isCompact?: boolean;
}

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

const inOneRow = css`
  & > :first-child {
    aspect-ratio: auto;
    block-size: 3.25rem;
    opacity: 0;
  }
`;

const Card = styled.div`
  border: ${border.hairline};
  border-radius: ${radius.large};
  overflow: hidden;

  & > :first-child {
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }

  & > :last-child {
    margin: ${space[4]};
  }

  &[data-compact] {
    ${inOneRow}
  }

  ${media.belowTablet} {
    ${inOneRow}
  }
`;

/** Shows placeholders for the categories while they load. */
export function CategoryGridSkeleton({ isCompact = false }: CategoryGridSkeletonProps) {
  return (
    <Grid $minimum={isCompact ? '18rem' : '15rem'} aria-busy>
      <VisuallyHidden as="output">Loading categories…</VisuallyHidden>
      {CARDS.map((card) => (
        <Card key={card} data-compact={isCompact || undefined}>
          <Skeleton $height="auto" />
          <Skeleton $width="60%" $height="1.25rem" />
        </Card>
      ))}
    </Grid>
  );
}
