import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { RegistrationSent } from './RegistrationSent.tsx';

const meta = preview.meta({
  title: 'Account/RegistrationSent',
  component: RegistrationSent,
  parameters: {
    guide: {
      useFor: ['The end of sign up.'],
      useNot: [
        'The link has been opened: use EmailConfirmed.',
        'An order was placed: use OrderPlaced.',
      ],
      anatomy: [
        ['Title', 'That it is sent', 'h1'],
        ['Thanks', 'Where the link went, and where it may have gone instead', 'h1 + div'],
        ['Login', 'Where to go once the address is verified', 'a'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The heading has the focus: “Registeration Successful, heading level 1”.'],
      content: [
        'Title: the specification’s “Registeration Successful”, misspelling included.',
        'Thanks first, then the request to verify the address.',
      ],
      do: ['Name the address, so that a wrong one is noticed.'],
      dont: ['Promise that signing in works at once: the address has to be verified first.'],
      usedBy: ['Sign up'],
    } satisfies Guide,
  },
  args: { email: 'amara@formulary.test', signInHref: '/signin' },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Registeration Successful' })).toBeVisible();
    await expect(canvas.getByText(/Please verify your email/)).toHaveTextContent(
      'amara@formulary.test',
    );
    await expect(canvas.getByText(/check your spam folder/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
  },
});
