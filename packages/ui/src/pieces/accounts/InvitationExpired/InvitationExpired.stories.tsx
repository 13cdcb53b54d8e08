import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { InvitationExpired } from './InvitationExpired.tsx';

const meta = preview.meta({
  title: 'Account/InvitationExpired',
  component: InvitationExpired,
  parameters: {
    guide: {
      useFor: ['An invitation that was opened too late.'],
      useNot: ['The link of another mail: EmailConfirmed, ResetPasswordForm.'],
      anatomy: [
        ['Title', 'That it has expired', 'h1'],
        ['Words', 'Who invited, and what can be done now', 'p'],
        ['Ways on', 'The first is what most need', 'button'],
      ],
      drawnIn: 'Expired',
      screenReader: ['The title is the first heading of the page and takes the focus.'],
      content: ['Names and addresses as the invitation has them.'],
      do: ['Offer a way on, whatever stands in the way.'],
      dont: ['Blame the address.'],
      usedBy: ['Invitation'],
    } satisfies Guide,
  },
  args: {
    invitedBy: 'Amara Okafor',
    signUpHref: '/signup?as=professional',
    isAsking: false,
    isAsked: false,
    onAsk: fn(),
  },
});

export const Expired = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a new one' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const NewLinkRequested = meta.story({
  tags: ['state'],
  args: { isAsked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We have asked Amara Okafor to invite you again')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  tags: ['state'],
  args: { problem: 'Too many attempts. Please wait a little and try again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts');
  },
});
