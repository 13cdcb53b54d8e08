import { ShoppingCart } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/messages/Badge/Badge.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { size } from '@formulary/theme/tokens';
import { barItemStyle } from '../barItemStyle.ts';
import { hangingBadge } from '../hangingBadge.ts';

export interface CartLinkProps {
  href: string;
  /** Packs in the cart. */
  count: number;
}

const Root = styled(Link)`
  ${barItemStyle}
  position: relative;
  justify-content: center;
  min-inline-size: ${size.targetFixed};
  padding-inline: 0;

  /* The badge; without one, nothing hangs. */
  & > :nth-child(3) {
    ${hangingBadge}
  }
`;

/** Links to the cart and shows the number of packs if above 0 (spec 2.27). */
export function CartLink({ href, count }: CartLinkProps) {
  return (
    <Root href={href}>
      <ShoppingCart aria-hidden />
      <VisuallyHidden>Cart</VisuallyHidden>
      <Badge count={count} label={count === 1 ? 'item' : 'items'} />
    </Root>
  );
}
