import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { placeOrderBlockers } from '@formulary/rules/checkout/placeOrderBlockers';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { PlaceOrder } from './PlaceOrder.tsx';

const lines = [aCartLine()];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On the button: places the order if it is complete',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('button', { name: 'Place Order' }).focus();
      await press('Enter');
      await expect(args['onPlace']).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(args['onPlace']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Checkout/PlaceOrder',
  component: PlaceOrder,
  parameters: {
    guide: {
      useFor: ['The last press of the checkout, and what is missing before it.'],
      useNot: [
        'The way from the cart to the checkout: use a ButtonLink.',
        'Finishing a section of the checkout: its form has a Button for that.',
      ],
      anatomy: [
        ['Button', 'Disabled while something is missing, busy while placing', 'button'],
        ['Reasons', 'What is missing, as a list', 'ul'],
      ],
      drawnIn: 'Blocked',
      keyboard,
      screenReader: [
        '“Place Order, button, unavailable”, described by what is missing.',
        'While placing: “Placing your order…”.',
      ],
      content: ['The catalogue’s sentences, one for each reason.'],
      do: ['Say every reason at once.'],
      dont: ['Take a second press while the first is under way.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    blockers: placeOrderBlockers({ draft: {}, lines, areTermsAccepted: false }),
    isPlacing: false,
    onPlace: fn(),
  },
});

export const Blocked = meta.story({
  tags: ['@5.21', 'state', 'every-view'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' });
    await expect(button).toBeDisabled();
    await step('says what is missing', async () => {
      const reasons = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(reasons).toEqual([
        'Please choose a delivery option',
        'Please choose how you want to pay',
        'Please accept the terms and conditions',
      ]);
      await expect(button).toHaveAccessibleDescription(/Please choose a delivery option/);
    });
  },
});

export const ShippingMissing = meta.story({
  tags: ['@5.21', 'state'],
  args: {
    blockers: placeOrderBlockers({
      draft: { deliveryOptionId: 2, paymentMode: 'bankTransfer' },
      lines,
      areTermsAccepted: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled();
    await expect(canvas.getByText('Please add your shipping details')).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  tags: ['@5.21', 'state'],
  args: {
    blockers: placeOrderBlockers({
      draft: { deliveryOptionId: 1, paymentMode: 'bankTransfer' },
      lines: [aCartLine({ inStock: 0 })],
      areTermsAccepted: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled();
    await expect(canvas.getByText(/Some cart items are out of stock now/)).toBeVisible();
  },
});

export const Ready = meta.story({
  tags: ['@5.21', 'state'],
  args: {
    blockers: placeOrderBlockers({
      draft: { deliveryOptionId: 1, paymentMode: 'bankTransfer' },
      lines,
      areTermsAccepted: true,
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const NeedsCorrection = meta.story({
  tags: ['state'],
  args: { blockers: [], problem: 'Please check Shipping: something there needs correcting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check Shipping');
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  },
});

export const Placing = meta.story({
  tags: ['state'],
  args: { blockers: [], isPlacing: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Placing your order…');
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { blockers: [] },
  play: pressAlong,
});
