import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.fromDesktop} {
    gap: ${space[3]};
  }
`;

/** Reserves the final height: on wide screens the fields of a row are side by side. */
const Block = styled(Skeleton)<{ $onAPhone: string }>`
  ${media.belowTablet} {
    block-size: ${({ $onAPhone }) => $onAPhone};
  }
`;

/** Placeholder of the file field, one row and the bar, until the owner of the rows is known. */
export function QuickOrderSkeleton() {
  return (
    <Root aria-busy>
      <VisuallyHidden as="output">Loading your quick order…</VisuallyHidden>
      <Block $height="2.25rem" $onAPhone="8.2rem" />
      <Block $height="4.5rem" $onAPhone="9.1rem" />
      <Block $height="4.3rem" $onAPhone="6.55rem" />
    </Root>
  );
}
