import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster.tsx';
import { CartLink } from './CartLink.tsx';

const meta = preview.meta({
  title: 'Chrome/CartLink',
  component: CartLink,
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
  render: ({ href }) => (
    <Cluster>
      <CartLink href={href} count={0} />
      <CartLink href={href} count={3} />
      <CartLink href={href} count={128} />
    </Cluster>
  ),
});
