import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderPlaced',
  component: OrderPlaced,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['An order that stands, in place of the checkout.'],
      useNot: ['An order looked up later: use OrderDetail.'],
      anatomy: [
        ['Title', 'Thanks'],
        ['Order number', 'A link to the order'],
        ['Bank details', 'What to do to pay'],
        ['Ways on', 'View your order, Continue Shopping'],
      ],
      keysOf: ['TextLink', 'ButtonLink'],
      screenReader: [
        '“Thank you for your order, heading level 1”; the number, a link; the bank details, each with its name.',
      ],
      content: [
        'The order number as it stands everywhere: F-2026-000031.',
        '“We dispatch it when your bank transfer has arrived”: who does what, and after what.',
      ],
      do: ['Say what happens next, and when.'],
      dont: ['Promise a day of delivery: the parcel waits for the money.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { orderNumber: 'F-2026-000031', orderHref: '/order/31', continueHref: '/categories' },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
    await expect(canvas.getByText('Sort code')).toBeVisible();
  },
});
