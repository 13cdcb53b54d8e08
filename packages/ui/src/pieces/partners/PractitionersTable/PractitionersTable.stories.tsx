import { aPrescriberLink } from '@formulary/rules/partners/fixtures/aPrescriberLink';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { NoPractitioners } from '../NoPractitioners/NoPractitioners.tsx';
import { PractitionersTable } from './PractitionersTable.tsx';

const amara = aPrescriberLink({
  userId: 7,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'practitioner@formulary.test',
});

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from Accept to Decline, row by row',
    check: tabThrough(({ canvas }) =>
      ['Accept Amara Okafor', 'Decline Amara Okafor', 'Accept Ida Vance', 'Decline Ida Vance'].map(
        (name) => canvas.getByRole('button', { name }),
      ),
    ),
  },
];

const meta = preview.meta({
  title: 'People/PractitionersTable',
  component: PractitionersTable,
  parameters: {
    guide: {
      useFor: ['The practitioners who asked a prescriber, to be answered.'],
      useNot: ['The prescribers whom a practitioner asked: use PrescribersTable.'],
      anatomy: [
        ['Name, Email', 'Who asks', 'tbody th'],
        ['Request Status', 'Pending, Accepted or Declined', 'th "Request Status"'],
        [
          'Action',
          'Accept and Decline while the request is pending, End once it is accepted',
          'button "Accept"',
        ],
      ],
      drawnIn: 'Full',
      keyboard,
      screenReader: [
        '“My Practitioners, table”, also where rows are drawn as cards.',
        '“Accept Amara Okafor, button”: each answer names whom it is for.',
        'Decline and End ask for a second press; after an answer the new status is read.',
      ],
      content: ['Columns in the specification’s words and order.'],
      do: ['Say whose request is being answered: answeringId.'],
      dont: ['Decline or end at the first press: a second one in place says yes.'],
      usedBy: ['My Practitioners'],
    } satisfies Guide,
  },
  args: {
    practitioners: [
      amara,
      aPrescriberLink({ userId: 8, firstName: 'Ruth', lastName: 'Bell', status: 'accepted' }),
      aPrescriberLink({ userId: 12, firstName: 'Dev', lastName: 'Shah', status: 'declined' }),
    ],
    onAnswer: fn(),
    onEnd: fn(),
    now: new Date('2026-11-05T10:05:00Z'),
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows the columns of the specification', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['Name', 'Email', 'Request Date', 'Request Status', 'Action']);
    });
    await step('a pending request shows its date', async () => {
      await expect(canvas.getByText('asked 3 days ago')).toBeVisible();
    });
    await step('only a pending request can be answered, only an accepted link ended', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(3);
    });
    await step('accepts with one press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept Amara Okafor' }));
      await expect(args.onAnswer).toHaveBeenLastCalledWith(amara, 'accepted');
    });
    await step('declines with two presses, in the same place', async () => {
      const decline = await canvas.findByRole('button', { name: 'Decline Amara Okafor' });
      await userEvent.click(decline);
      await expect(args.onAnswer).toHaveBeenCalledOnce();
      await expect(decline).toHaveAccessibleName('Yes, decline Amara Okafor');
      await userEvent.click(decline);
      await expect(args.onAnswer).toHaveBeenLastCalledWith(amara, 'declined');
    });
    await step('ends a link with two presses', async () => {
      const end = await canvas.findByRole('button', { name: 'End the link with Ruth Bell' });
      await userEvent.dblClick(end);
      await expect(args.onEnd).toHaveBeenCalledOnce();
    });
  },
});

export const AnswerPending = meta.story({
  tags: ['state'],
  args: { answeringId: 7 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: /^Decline/ })).toBeDisabled();
  },
});

/** The row that the bell linked to. */
export const Highlighted = meta.story({ tags: ['state'], args: { highlightedId: 7 } });

/** A link that was accepted and has ended. */
export const LinkEnded = meta.story({
  tags: ['state'],
  args: {
    practitioners: [{ ...amara, status: 'declined', endedAt: new Date('2026-11-04T09:00:00Z') }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.getByText('on 04/11/2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  render: () => <NoPractitioners />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("You don't have any practitioner associated with your account."),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'reflow' } } });

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    practitioners: [amara, aPrescriberLink({ userId: 13, firstName: 'Ida', lastName: 'Vance' })],
  },
  play: pressAlong,
});
