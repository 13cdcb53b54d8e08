import { orderStateNames } from '@formulary/rules/orders/orderStates';
import { paymentStatusNames } from '@formulary/rules/orders/paymentStatuses';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
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
      content: ['The states of an order, to the letter.'],
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
      {orderStateNames.map((state) => (
        <OrderStateTag key={state} state={state} />
      ))}
      {paymentStatusNames.map((status) => (
        <PaymentStatusTag key={status} status={status} />
      ))}
    </Cluster>
  ),
});
