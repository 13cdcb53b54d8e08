import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SignInLinks } from './SignInLinks.tsx';

const meta = preview.meta({ title: 'Account/SignInLinks', component: SignInLinks });

export const Every = meta.story({
  args: { forgotPasswordHref: '/forgot-password', registerHref: '/signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Register your practice' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  args: { forgotPasswordHref: '/forgot-password', registerHref: '/signup' },
});
