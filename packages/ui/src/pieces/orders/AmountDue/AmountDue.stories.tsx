import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { AmountDue } from './AmountDue.tsx';

const meta = preview.meta({
  title: 'Account/AmountDue',
  component: AmountDue,
  parameters: {
    guide: {
      useFor: ['What is still to be paid of an order, above how to pay it.'],
      useNot: ['A transfer: use PaymentDue.', 'A card: use CardPaymentDue.'],
      anatomy: [
        ['Heading', 'What the figures are', 'h2'],
        ['Amount', 'In the heading, in the largest figures of the page', 'h2 > span'],
        ['Words', 'How to pay it', 'p'],
      ],
      drawnIn: 'Default',
      screenReader: ['“Amount to pay £148.35, region”.'],
      content: ['The amount to the penny.'],
      do: ['Put it first on the page.'],
      dont: ['Show it for what is paid.'],
      usedBy: ['Checkout', 'Order'],
    } satisfies Guide,
  },
  args: { amount: 148_350, children: <p>By bank transfer or by card.</p> },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Amount to pay £148.35' })).toBeVisible();
  },
});
