import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { SignatureDue } from './SignatureDue.tsx';

const meta = preview.meta({
  title: 'Checkout/SignatureDue',
  component: SignatureDue,
  parameters: {
    guide: {
      useFor: ['An order on prescription that was just placed.'],
      useNot: ['What is to be paid: PaymentDue says so.'],
      anatomy: [
        ['Title', 'That more is to come', 'h2'],
        ['Price', 'Who sets it, for what was written by hand', 'li "sets the price"'],
        [
          'Signature',
          'Who signs, when what is unsigned lapses, and until when it can be dispensed',
          'li "sign"',
        ],
        ['Packing', 'What the order waits for', 'li:last-child'],
      ],
      drawnIn: 'WrittenByHand',
      screenReader: ['“What happens next, heading level 2”, then the steps as a list.'],
      do: ['Name the person who signs.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    order: anOrder({
      placedAt: new Date('2026-11-20T09:00:00Z'),
      hasPrescription: true,
      signBy: new Date('2026-12-04T09:00:00Z'),
    }),
    signer: { name: 'Helen Marsh' },
  },
});

export const SomebodyElse = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Helen Marsh has been asked by email to sign. A prescription that is still unsigned lapses on 04/12/2026. We can dispense until 19/05/2027.',
      ),
    ).toBeVisible();
  },
});

/** All were signed before the page reloaded: nothing can lapse. */
export const Signed = meta.story({
  tags: ['state'],
  args: { order: anOrder({ placedAt: new Date('2026-11-20T09:00:00Z'), hasPrescription: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/to sign\. We can dispense until 19\/05\/2027\.$/)).toBeVisible();
  },
});

/** Paid by card, or the transfer has arrived: only the signature is missing. */
export const Paid = meta.story({
  tags: ['state', 'every-view'],
  args: { order: anOrder({ hasPrescription: true, paymentStatus: 'Paid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your payment has arrived\. We pack/)).toBeVisible();
  },
});

export const WrittenByHand = meta.story({
  tags: ['state'],
  args: {
    order: anOrder({
      hasPrescription: true,
      hasManualPrescription: true,
      signBy: new Date('2026-12-04T09:00:00Z'),
    }),
    signer: 'buyer',
    signHref: '#sign',
  },
  play: async ({ canvas }) => {
    const [price, signature] = canvas.getAllByRole('listitem');
    await expect(price).toHaveTextContent(/^The pharmacy sets the price/);
    await expect(signature).toHaveTextContent(/^You sign the prescriptions of this order/);
    await expect(canvas.getByRole('link', { name: 'Sign now' })).toHaveAttribute('href', '#sign');
  },
});
