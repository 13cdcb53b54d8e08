import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { InvitationsTable } from './InvitationsTable.tsx';

const invitations = [
  {
    email: 'helen.marsh@elm.test',
    invitedAt: new Date('2026-11-10T09:00:00Z'),
    expiresAt: new Date('2026-12-10T09:00:00Z'),
  },
  {
    email: 'tom.reyes@elm.test',
    invitedAt: new Date('2026-10-01T09:00:00Z'),
    expiresAt: new Date('2026-10-31T09:00:00Z'),
  },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves between invitations',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('button', { name: /^Invite again/ })),
  },
];

const meta = preview.meta({
  title: 'People/InvitationsTable',
  component: InvitationsTable,
  parameters: {
    guide: {
      useFor: ['Whom a practitioner invited who is no prescriber here yet.'],
      useNot: ['Prescribers who were asked: use PrescribersTable.'],
      anatomy: [
        ['Email', 'To whom it went', 'tbody th'],
        ['Invitation', 'Until when it holds, or that it has expired', 'th "Invitation"'],
        ['Invite again', 'Sends a new mail; the link of the one before is dead', 'button'],
      ],
      drawnIn: 'Full',
      keyboard,
      screenReader: ['“Invite again helen.marsh@elm.test, button”.'],
      content: ['The address as it was typed.'],
      do: ['Show it below the requests, when there is one.'],
      dont: ['Say whether somebody has registered meanwhile.'],
      usedBy: ['My Prescribers'],
    } satisfies Guide,
  },
  args: { invitations, onInvite: fn(), now: new Date('2026-11-20T09:00:00Z') },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Holds until 10/12/2026')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again tom.reyes@elm.test' }));
    await expect(args.onInvite).toHaveBeenCalledWith(invitations[1]);
  },
});

export const Sending = meta.story({
  tags: ['state'],
  args: { invitingEmail: 'tom.reyes@elm.test' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again tom.reyes@elm.test' }));
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'reflow' } } });

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
