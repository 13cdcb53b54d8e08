import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { OrderStateTag } from './OrderStateTag.tsx';
import { PaymentStatusTag } from '../PaymentStatusTag/PaymentStatusTag.tsx';

const meta = preview.meta({
  title: 'Account/OrderStateTag',
  component: OrderStateTag,
  parameters: {
    guide: {
      useFor: ['Where an order stands.'],
      useNot: ['Whether it is paid: the payment has its own tag.'],
      screenReader: ['“Awaiting payment”: the word alone.'],
      content: ['The six states of an order, to the letter.'],
      do: ['Show PaymentStatusTag as well: “Cancelled” does not say whether money went back.'],
      dont: ['Say it in other words, such as “Shipped” for Dispatched.'],
      usedBy: ['Orders', 'Order'],
    } satisfies Guide,
  },
  args: { state: 'Awaiting payment' as const },
});

export const AwaitingPayment = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting payment')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      <OrderStateTag state="Awaiting payment" />
      <OrderStateTag state="Awaiting prescription" />
      <OrderStateTag state="Processing" />
      <OrderStateTag state="Dispatched" />
      <OrderStateTag state="Delivered" />
      <OrderStateTag state="Cancelled" />
      <PaymentStatusTag status="Pending" />
      <PaymentStatusTag status="Paid" />
      <PaymentStatusTag status="Failed" />
      <PaymentStatusTag status="Refunded" />
    </Cluster>
  ),
});
