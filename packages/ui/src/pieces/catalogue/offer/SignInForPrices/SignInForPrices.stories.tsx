import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SignInForPrices } from './SignInForPrices.tsx';

const meta = preview.meta({
  title: 'Catalogue/SignInForPrices',
  component: SignInForPrices,
  parameters: {
    guide: {
      useFor: ['Where buyers see a price and a visitor does not.'],
      useNot: ['Signing in from the header: that is its own link.'],
      screenReader: ['“Login to see prices, link”.'],
      content: ['“Login to see prices”, as specified: what to do, and what it brings.'],
      do: ['Lead back here after the sign-in.'],
      dont: ['Blur or strike out a price beside it: a visitor is sent none.'],
      usedBy: ['Products', 'Product'],
    } satisfies Guide,
  },
  args: { signInHref: '/signin' },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
  },
});
