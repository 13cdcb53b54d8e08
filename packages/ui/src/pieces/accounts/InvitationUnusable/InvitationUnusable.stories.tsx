import { messages } from '@formulary/rules/problems/messages';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { InvitationUnusable } from './InvitationUnusable.tsx';

const meta = preview.meta({
  title: 'Account/InvitationUnusable',
  component: InvitationUnusable,
  parameters: {
    guide: {
      useFor: ['The link of an invitation that was used, withdrawn or replaced, or is damaged.'],
      useNot: ['An invitation that is too old: InvitationExpired, which can ask for a new one.'],
      anatomy: [
        ['Title', 'That it cannot be used', 'h1'],
        ['Reason', 'As the server says it', 'p:first-child'],
        ['Ways on', 'For who has registered, and for who has not', 'p + p'],
        ['Login, Register now', 'What can be done here', 'a'],
      ],
      drawnIn: 'Unusable',
      screenReader: ['The title is the first heading of the page and takes the focus.'],
      content: ['Nobody’s name or address: the link says nothing about either.'],
      do: ['Offer what can be done now.'],
      dont: ['Offer to try again, which would fail again.'],
      usedBy: ['Invitation'],
    } satisfies Guide,
  },
  args: {
    reason: messages['token-dead'],
    signInHref: '/signin',
    signUpHref: '/signup?as=professional',
  },
});

export const Unusable = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`${args.reason}.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
    await expect(canvas.getByRole('link', { name: 'Register now' })).toHaveAttribute(
      'href',
      '/signup?as=professional',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const SignedIn = meta.story({
  tags: ['state'],
  args: { continueHref: '/categories' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Continue shopping');
  },
});
