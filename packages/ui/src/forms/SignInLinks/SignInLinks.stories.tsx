import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SignInLinks } from './SignInLinks.tsx';

const meta = preview.meta({
  title: 'Account/SignInLinks',
  component: SignInLinks,
  parameters: {
    guide: {
      useFor: ['The ways on for those who cannot sign in.'],
      useNot: ['A way out of another form: its secondaryActions.'],
      anatomy: [
        ['Forgot password?', 'To the form that sends a link', 'a "Forgot password?"'],
        ['Register your practice, Sign Up', 'Both to sign up', 'a "Register your practice"'],
      ],
      drawnIn: 'EveryLink',
      screenReader: ['“Forgot password?, link”, “Register your practice, link”, “Sign Up, link”.'],
      content: ['The specification’s words: “Forgot password?”, “Sign Up”.'],
      do: ['Leave out a way whose screen does not exist yet.'],
      dont: ['Drop one of the two ways to sign up: the specification asks for both.'],
      usedBy: ['Login'],
    } satisfies Guide,
  },
});

export const EveryLink = meta.story({
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

/** Renders nothing when no link is given. */
export const NoLinks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { forgotPasswordHref: '/forgot-password', registerHref: '/signup' },
});
