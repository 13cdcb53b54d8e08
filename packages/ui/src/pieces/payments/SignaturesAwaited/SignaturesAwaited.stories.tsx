import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { SignaturesAwaited } from './SignaturesAwaited.tsx';

const meta = preview.meta({
  title: 'Payments/SignaturesAwaited',
  component: SignaturesAwaited,
  parameters: {
    guide: {
      useFor: ['A paid order whose prescriptions are not all signed.'],
      useNot: ['An order that is not paid: the payment comes first.'],
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
  args: { signer: 'buyer' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You sign the prescriptions of this order\. We/)).toBeVisible();
  },
});
