import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { OrderCancelled } from './OrderCancelled.tsx';

const filler = {
  productId: 12,
  isPrescription: false,
  name: 'Lip filler',
  packs: 2,
  differences: [] as readonly string[],
};
const results = [
  filler,
  {
    ...filler,
    productId: 31,
    name: 'Hypodermic needles',
    packs: 0,
    differences: ['Product is out of stock'],
  },
];

const meta = preview.meta({
  title: 'Payments/OrderCancelled',
  component: OrderCancelled,
  parameters: {
    guide: {
      useFor: ['A cancelled order, on its page and after a payment that came to nothing.'],
      useNot: ['An order that was never placed: use OrderFailed.'],
      anatomy: [
        ['Title', 'That it is cancelled', 'strong'],
        ['Money', 'Whether anything was charged, and what became of it', 'strong + div'],
        ['Fill the cart again', 'Puts back what can still be bought', 'button'],
        ['What is not as it was', 'Product by product, once the cart is filled'],
      ],
      drawnIn: 'Unpaid',
      screenReader: ['After the press: “Everything is in your cart again, alert”.'],
      content: ['First the money, then the way on.'],
      do: ['Name what is not as it was.'],
      dont: ['Blame: a card that was declined is nobody’s fault.'],
      usedBy: ['Order', 'Payment'],
    } satisfies Guide,
  },
  args: {
    order: { paymentStatus: 'Failed' as const },
    isFilling: false,
    cartHref: '/cart',
    onFill: fn(),
  },
});

export const Unpaid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('We have received no payment for it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill the cart again' }));
    await expect(args.onFill).toHaveBeenCalledOnce();
  },
});

export const PaidTooLate = meta.story({
  args: { order: { paymentStatus: 'Paid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We give the money back/)).toBeVisible();
  },
});

export const Filled = meta.story({
  args: { results: [filler] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Everything is in your cart again');
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  },
});

export const FilledInPart = meta.story({
  args: { results },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Product is out of stock')).toBeVisible();
    await expect(canvas.getByText('The other product is as it was ordered.')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <OrderCancelled {...args} />
      <OrderCancelled {...args} order={{ paymentStatus: 'Paid' }} />
      <OrderCancelled {...args} order={{ paymentStatus: 'Refunded' }} isFilling />
      <OrderCancelled {...args} results={[filler]} />
      <OrderCancelled {...args} results={results} />
    </Stack>
  ),
});
