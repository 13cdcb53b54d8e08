import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { CartLink } from './CartLink.tsx';

const meta = preview.meta({
  title: 'Chrome/CartLink',
  component: CartLink,
  parameters: {
    guide: {
      useFor: ['The way to the cart from every page, with how much is in it.'],
      useNot: [
        'Putting something into the cart: use AddToCart.',
        'The way to the cart within a text: use a TextLink.',
      ],
      anatomy: [
        ['Icon', 'A shopping cart', 'svg'],
        ['Count', 'Packs, above 0', '"3"'],
      ],
      drawnIn: 'Full',
      screenReader: ['“Cart 3 items, link”; “Cart, link” when it is empty.'],
      content: [
        '“Cart” and “items” are heard, not seen; one is “1 item”.',
        'Above 99 the count is drawn as “99+”, and still read in full.',
      ],
      do: ['Count packs, not lines.'],
      dont: ['Count for a visitor: the cart belongs to an account.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { href: '/cart', count: 3 },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart 3 items' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(canvas.getByText('3')).toBeVisible();
  },
});

export const OneItem = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ href }) => (
    <Cluster>
      <CartLink href={href} count={0} />
      <CartLink href={href} count={3} />
      <CartLink href={href} count={128} />
    </Cluster>
  ),
});
