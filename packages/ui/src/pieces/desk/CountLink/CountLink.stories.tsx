import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { followLink, type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { CountLink } from './CountLink.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Opens the list',
    check: followLink(({ canvas }) => canvas.getByRole('link'), '/orders?state=unpriced'),
  },
];

const meta = preview.meta({
  title: 'Desk/CountLink',
  component: CountLink,
  parameters: {
    guide: {
      useFor: ['What waits, by job, on Today.'],
      useNot: ['A count on an icon: use a Badge.'],
      anatomy: [
        ['Number', 'How many wait', 'strong'],
        ['Words', 'What waits', 'span span'],
        ['Oldest', 'How long the oldest has waited', '[data-part="oldest"]'],
        ['Late', 'Where that is too long', '[data-tone]'],
      ],
      drawnIn: 'Late',
      keyboard,
      screenReader: ['One link: “7 orders without a price, the oldest for 2 days, Late”.'],
    } satisfies Guide,
  },
  args: {
    href: '/orders?state=unpriced',
    count: 7,
    label: 'orders without a price',
    oldest: '2 hours',
  },
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '7 orders without a price the oldest for 2 hours' }),
    ).toHaveAttribute('href', '/orders?state=unpriced');
  },
});

export const Late = meta.story({ args: { isLate: true, oldest: '2 days' } });

export const None = meta.story({
  args: { count: 0, isLate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0 orders without a price' })).toBeVisible();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={2}>
      <CountLink {...args} keyName="1" />
      <CountLink {...args} count={12} label="applications to decide" oldest="3 days" isLate />
      <CountLink {...args} count={10_000} isAtLeast label="orders to dispatch" oldest="1 hour" />
      <CountLink {...args} count={0} label="messages without an answer" />
    </Stack>
  ),
});
