import { ShoppingCart } from 'lucide-react';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ButtonLink } from '../../buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      useFor: ['A list, cart or search that has loaded and holds nothing.'],
      useNot: [
        'A list that could not be loaded: use LoadFailed.',
        'A list that is still loading: use its skeleton.',
      ],
      anatomy: [
        ['Picture', 'A line drawing; decoration', 'svg'],
        ['Title', 'What is not there', 'p'],
        ['Words', 'What can be done about it', 'p + div'],
        ['Actions', 'The next step', 'a'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The title, the words and the next step; the picture is silent.'],
      content: [
        'Title in the specification’s words where it has some, to the letter.',
        'Words: the way out, in one sentence.',
      ],
      do: ['Offer one next step.'],
      dont: ['Blame: “You searched for something that does not exist”.'],
      usedBy: ['Home', 'Categories', 'Products', 'Cart', 'Checkout', 'Orders'],
    } satisfies Guide,
  },
  args: { title: 'There are no items in the cart.' },
});

export const WordsOnly = meta.story({});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
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
