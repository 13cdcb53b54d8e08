import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { CheckoutUnavailable } from './CheckoutUnavailable.tsx';

const meta = preview.meta({
  title: 'Checkout/CheckoutUnavailable',
  component: CheckoutUnavailable,
  parameters: {
    guide: {
      useFor: ['A cart with prescription items, which cannot be checked out yet.'],
      useNot: ['An order that failed: use OrderFailed.'],
      anatomy: [
        ['Icon', 'The shape of a warning'],
        ['Sentence', 'Why not, and what can be done'],
        ['Back to the cart', 'Where it can be done'],
      ],
      screenReader: ['The sentence, then “Back to the cart, link”.'],
      content: ['The catalogue’s sentence: what cannot be done, and the way out.'],
      do: ['Show it in the place of the sections, before anything is filled in.'],
      dont: ['Take the items out of the cart unasked.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { cartHref: '/cart' },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on prescription cannot be ordered here yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
});
