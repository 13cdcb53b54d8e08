import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { CardPaymentDue } from './CardPaymentDue.tsx';

const order = anOrder({ paymentMode: 'card', heldUntil: new Date('2026-11-12T15:02:00Z') });
const failed = { ...order, paymentStatus: 'Failed' } as const;

const meta = preview.meta({
  title: 'Payments/CardPaymentDue',
  component: CardPaymentDue,
  parameters: {
    guide: {
      useFor: ['An order that waits for its card payment, on its own page.'],
      useNot: ['A transfer: use PaymentDue.', 'The page after the provider’s: use PaymentOutcome.'],
      anatomy: [
        ['Amount', 'What is to be paid', 'h2 > span'],
        ['Time', 'Until when the order is kept', 'p'],
        ['Pay by card, Retry payment', 'Leads to the card provider', 'button'],
      ],
      drawnIn: 'FirstAttempt',
      screenReader: ['“Amount to pay £148.35, region”; while it starts, that it leads there.'],
      content: ['The time of day, not minutes: a page may be read late.'],
      do: ['Put it first on the page of the order.'],
      dont: ['Show it once the time is over: there is no live button for what cannot be done.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { order, isStarting: false, onPay: fn() },
});

export const FirstAttempt = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/until 15:02/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

export const Retry = meta.story({
  args: { order: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/did not go through/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry payment' })).toBeEnabled();
  },
});

export const Starting = meta.story({
  args: { isStarting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pay by card/ }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const NotStarted = meta.story({
  args: { problem: 'The shop is not available just now. Please try again in a moment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not available just now/);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <CardPaymentDue {...args} />
      <CardPaymentDue {...args} order={{ ...failed, amount: 20_000 }} />
      <CardPaymentDue {...args} order={{ ...order, amount: 30_000 }} isStarting />
      <CardPaymentDue
        {...args}
        order={{ ...order, amount: 40_000 }}
        problem="Something Went Wrong"
      />
    </Stack>
  ),
});
