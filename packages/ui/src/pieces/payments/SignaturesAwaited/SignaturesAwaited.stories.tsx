import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SignaturesAwaited } from './SignaturesAwaited.tsx';

const meta = preview.meta({
  title: 'Payments/SignaturesAwaited',
  component: SignaturesAwaited,
  parameters: {
    guide: {
      useFor: [
        'An order whose prescriptions are not all signed: once it is paid, or before the pharmacy has priced it.',
      ],
      useNot: ['An order whose payment is due: the payment comes first.'],
      anatomy: [
        ['Title', 'That it is paid, and what it waits for', 'strong'],
        [
          'Words',
          'Who signs, once it is known, when what is unsigned lapses, and what happens then',
          'strong + div',
        ],
      ],
      drawnIn: 'SomebodyElse',
      screenReader: ['Read with the page.'],
      content: ['Say that nothing is left to pay.', 'Name the person who signs.'],
      do: ['Put it above the order.'],
      dont: ['Promise a day: the signature is somebody else’s.'],
      usedBy: ['Order', 'Payment'],
    } satisfies Guide,
  },
  args: { isPaid: true },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid, and waiting for signatures')).toBeVisible();
  },
});

export const SomebodyElse = meta.story({
  tags: ['state'],
  args: { signer: { name: 'Helen Marsh' }, signBy: new Date('2026-12-04T09:00:00Z') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^Helen Marsh has been asked by email to sign\. A prescription that is still unsigned lapses on 04\/12\/2026\. We/,
      ),
    ).toBeVisible();
  },
});

export const TheBuyer = meta.story({
  tags: ['state'],
  args: { signer: 'buyer' as const, signHref: '#sign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You sign the prescriptions of this order\. We/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign now' })).toHaveAttribute('href', '#sign');
  },
});

/** A handwritten order without a price: it must be signed first. */
export const NotPaid = meta.story({
  tags: ['state'],
  args: { signer: 'buyer' as const, signHref: '#sign', isPaid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for signatures')).toBeVisible();
    await expect(canvas.getByText(/once it is paid and every prescription/)).toBeVisible();
  },
});
