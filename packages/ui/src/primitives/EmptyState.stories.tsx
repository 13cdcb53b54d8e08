import { ShoppingCart } from 'lucide-react';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'There are no items in the cart.' },
});

export const WordsOnly = meta.story({});

export const AllStates = meta.story({
  args: {
    picture: <ShoppingCart aria-hidden />,
    children: 'What you add is kept here, on every device you sign in with.',
    actions: (
      <ButtonLink href="/categories" variant="primary">
        Continue Shopping
      </ButtonLink>
    ),
  },
});
