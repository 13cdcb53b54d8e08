import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';

const meta = preview.meta({
  title: 'Payments/PaymentOutcome',
  component: PaymentOutcome,
  parameters: {
    guide: {
      useFor: [
        'The page a buyer comes back to from the card provider, until the payment is there.',
      ],
      useNot: ['A payment that has arrived: use OrderPlaced.', 'An order: use CardPaymentDue.'],
      anatomy: [
        ['Title', 'What is waited for, or “Oops!”', 'h1'],
        ['What happened', 'And whether anything was charged', '[role="alert"]'],
        ['What is kept', 'The order and its time', 'p "is kept"'],
        ['Ways on', 'Retry payment where there is time; the order', 'button'],
      ],
      drawnIn: 'Declined',
      screenReader: ['What happened as soon as it is known; the title can take the focus.'],
      content: ['Say whether money moved before anything else.'],
      do: ['Warn from paying twice while nothing is known.'],
      dont: ['Believe the address: only the server says that an order is paid.'],
      usedBy: ['Payment'],
    } satisfies Guide,
  },
  args: {
    result: 'waiting' as const,
    order: anOrder({ heldUntil: new Date('2026-11-12T15:02:00Z') }),
    isStarting: false,
    orderHref: '/order/31',
    onRetry: fn(),
  },
});

export const Waiting = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const title = 'We are waiting for the card provider';
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const WaitingLong = meta.story({
  tags: ['state'],
  args: { isLate: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/do not pay again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry payment' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Declined = meta.story({
  tags: ['state', '@8.13'],
  args: { result: 'declined' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your card was declined. Nothing was charged.',
    );
    await expect(canvas.getByText(/is kept until 15:02/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry payment' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Expired = meta.story({
  tags: ['state'],
  args: { result: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/time to pay this order is over/);
    await expect(canvas.queryByRole('button', { name: 'Retry payment' })).toBeNull();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <PaymentOutcome {...args} result="cancelled" />
      <PaymentOutcome {...args} result="failed" problem="Something Went Wrong" />
      <PaymentOutcome {...args} result="paidTooLate" />
    </Stack>
  ),
});
