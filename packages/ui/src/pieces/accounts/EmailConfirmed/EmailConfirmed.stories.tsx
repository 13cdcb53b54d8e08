import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { EmailConfirmed } from './EmailConfirmed.tsx';

const meta = preview.meta({
  title: 'Account/EmailConfirmed',
  component: EmailConfirmed,
  parameters: {
    guide: {
      useFor: ['The end of the link in the e-mail that confirms an address.'],
      useNot: [
        'A link that did not work: use EmailNotConfirmed.',
        'The link has only just been sent: use RegistrationSent.',
      ],
      anatomy: [
        ['Title', 'That it worked', 'h1'],
        ['Words', 'What the server said, if that was more; then what happens next', 'p'],
        ['Login', 'The next step', 'a'],
      ],
      drawnIn: 'Confirmed',
      screenReader: ['“Email Verified!, heading level 1”, then what happens next.'],
      content: [
        'Title: “Email Verified!”, to the letter, also the second time.',
        'What happens next: who acts, then what will arrive.',
      ],
      do: ['Say who does what next.'],
      dont: ['Frighten somebody who opens the link twice.'],
      usedBy: ['Confirm email'],
    } satisfies Guide,
  },
  args: { message: 'Email Verified!', signInHref: '/signin' },
});

export const Confirmed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Email Verified!')).toHaveLength(1);
    await expect(canvas.getByText(/Our team will review your application/)).toHaveTextContent(
      'activation email',
    );
  },
});

export const ConfirmedBefore = meta.story({
  args: { message: 'Your email is already verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your email is already verified.')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: ConfirmedBefore.composed.args,
});
