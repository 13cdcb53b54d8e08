import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

const meta = preview.meta({
  title: 'Checkout/CheckoutSkeleton',
  component: CheckoutSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the checkout while it loads.'],
      useNot: [
        'An order being placed: PlaceOrder is busy and the sections stay.',
        'A cart with nothing in it: use CartEmpty.',
      ],
      screenReader: ['“Loading the checkout…”, as a status.'],
      content: ['“Loading the checkout…”: heard, not seen.'],
      do: ['Draw it in CheckoutLayout, so that the summary stays where it is.'],
      dont: ['Draw single fields: which section will be open is not known yet.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the checkout…');
  },
});
