import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Badge } from './Badge.tsx';
import { Cluster } from '../../layout/Cluster.tsx';

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    guide: {
      useFor: ['A small count that belongs to an icon or a link.'],
      useNot: ['A state in words: use a Tag.', 'Nothing to count: at 0 it does not show.'],
      screenReader: ['“3 items in cart”, the exact number also where “99+” is shown.'],
      content: ['label: what is counted, in the plural the number asks for.'],
      do: [
        'Put it inside the link or button it counts for, so that its words are part of that name.',
      ],
      dont: ['Let it stand without the thing it counts.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { count: 3, label: 'items in cart' },
});

export const Few = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 items in cart')).toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: { count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('240 items in cart')).toBeInTheDocument();
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/items in cart/)).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ label }) => (
    <Cluster>
      <Badge count={3} label={label} />
      <Badge count={42} label={label} />
      <Badge count={240} label={label} />
    </Cluster>
  ),
});
