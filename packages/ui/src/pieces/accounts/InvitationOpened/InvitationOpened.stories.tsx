import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { InvitationOpened } from './InvitationOpened.tsx';

const meta = preview.meta({
  title: 'Account/InvitationOpened',
  component: InvitationOpened,
  parameters: {
    guide: {
      useFor: ['An invitation that holds, opened by somebody who is not signed in.'],
      useNot: ['The link of another mail: EmailConfirmed, ResetPasswordForm.'],
      anatomy: [
        ['Title', 'Who invites', 'h1'],
        ['Words', 'With which address to register, and what happens then', 'p'],
        ['Ways on', 'The first is what most need', 'a'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The title is the first heading of the page and takes the focus.'],
      content: ['Names and addresses as the invitation has them.'],
      do: ['Offer a way on, whatever stands in the way.'],
      dont: ['Blame the address.'],
      usedBy: ['Invitation'],
    } satisfies Guide,
  },
  args: {
    invitedBy: 'Amara Okafor',
    email: 'helen@elm.test',
    signUpHref: '/signup?as=professional',
    signInHref: '/signin',
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Amara Okafor invites you to prescribe' }),
    ).toBeVisible();
    await expect(canvas.getByText('helen@elm.test')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register as a prescriber' })).toHaveAttribute(
      'href',
      '/signup?as=professional',
    );
  },
});
