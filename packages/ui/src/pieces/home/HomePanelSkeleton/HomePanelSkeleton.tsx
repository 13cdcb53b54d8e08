import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { size, space } from '@formulary/theme/tokens';

export interface HomePanelSkeletonProps {
  /** What is loading, as part of a sentence: "your orders". */
  what: string;
}

const ROWS = ['1', '2', '3'];

const Row = styled.div`
  display: grid;
  align-items: center;
  min-block-size: ${size.target};
  padding-block: ${space[1]};
`;

/** Shows a placeholder for a short list on a buyer's home page: three rows. */
export function HomePanelSkeleton({ what }: HomePanelSkeletonProps) {
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{`Loading ${what}…`}</VisuallyHidden>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton />
        </Row>
      ))}
    </div>
  );
}
