import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { PaymentStatusTag } from './PaymentStatusTag.tsx';

const statuses = ['Pending', 'Paid', 'Failed', 'Refunded'] as const;

const meta = preview.meta({
  title: 'Account/PaymentStatusTag',
  component: PaymentStatusTag,
  parameters: {
    guide: {
      useFor: ['Where an order’s payment stands.'],
      useNot: ['Where the order stands: use OrderStateTag.'],
      screenReader: ['“Pending”: the word alone.'],
      content: ['Pending, Paid, Failed or Refunded, to the letter.'],
      do: ['Put it near the way of paying: “Bank transfer”, “Pending”.'],
      dont: ['Say “Unpaid” for Pending: a transfer may be on its way.'],
      usedBy: ['Orders', 'Order'],
    } satisfies Guide,
  },
  args: { status: 'Pending' as const },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      {statuses.map((status) => (
        <PaymentStatusTag key={status} status={status} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const status of statuses) await expect(canvas.getByText(status)).toBeVisible();
  },
});
