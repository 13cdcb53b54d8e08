import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SignInForPrices } from './SignInForPrices.tsx';

const meta = preview.meta({
  title: 'Catalogue/SignInForPrices',
  component: SignInForPrices,
  args: { signInHref: '/signin' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
  },
});

export const AllStates = meta.story({});
