import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { InvitationForAnother } from './InvitationForAnother.tsx';

const meta = preview.meta({
  title: 'Account/InvitationForAnother',
  component: InvitationForAnother,
  parameters: {
    guide: {
      useFor: ['An invitation opened by somebody who is signed in as another.'],
      useNot: ['The link of another mail: EmailConfirmed, ResetPasswordForm.'],
      anatomy: [
        ['Title', 'That it is for another address', 'h1'],
        ['Words', 'To whom it was sent, and who is signed in', 'p'],
        ['Ways on', 'The first is what most need', 'button'],
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
    invitedEmail: 'helen@elm.test',
    signedInEmail: 'practitioner@formulary.test',
    categoriesHref: '/categories',
    onSignOut: fn(),
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    for (const email of ['helen@elm.test', 'practitioner@formulary.test'])
      await expect(canvas.getByText(email)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and continue' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});
