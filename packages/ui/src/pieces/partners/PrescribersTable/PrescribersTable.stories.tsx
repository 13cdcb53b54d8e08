import { aPrescriberLink } from '@formulary/rules/partners/fixtures/aPrescriberLink';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { NoPrescribers } from '../NoPrescribers/NoPrescribers.tsx';
import { PrescribersTable } from './PrescribersTable.tsx';

const declined = aPrescriberLink({
  userId: 11,
  firstName: 'Tom',
  lastName: 'Reyes',
  email: 'tom.reyes@elm.test',
  status: 'declined',
});

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from one Resend button to the next',
    check: tabThrough(({ canvas }) =>
      ['Resend the request to Tom Reyes', 'Resend the request to Mo Farr'].map((name) =>
        canvas.getByRole('button', { name }),
      ),
    ),
  },
];

const meta = preview.meta({
  title: 'People/PrescribersTable',
  component: PrescribersTable,
  parameters: {
    guide: {
      useFor: ['The prescribers whom a practitioner asked.'],
      useNot: ['The practitioners who asked a prescriber: use PractitionersTable.'],
      anatomy: [
        ['Name, Email', 'Who was asked', 'tbody th'],
        ['Request Status', 'Pending, Accepted or Declined', 'th "Request Status"'],
        ['Resend', 'Sends a declined request again, or asks anew after an end', 'button "Resend"'],
        ['End', 'Ends an accepted link, by a second press', 'button "End"'],
      ],
      drawnIn: 'Full',
      keyboard,
      screenReader: [
        '“My Prescribers, table”, also where rows are drawn as cards.',
        '“Resend the request to …, button”; while it is sent, “Sending…”.',
      ],
      content: ['Columns in the specification’s words and order.'],
      do: ['Say whose request is being sent: sendingId.'],
      dont: ['Offer Resend for what is still pending.'],
      usedBy: ['My Prescribers'],
    } satisfies Guide,
  },
  args: {
    prescribers: [
      aPrescriberLink(),
      aPrescriberLink({ userId: 10, firstName: 'Noor', lastName: 'Aziz', status: 'accepted' }),
      declined,
    ],
    onResend: fn(),
    onEnd: fn(),
    now: new Date('2026-11-05T10:05:00Z'),
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows the columns of the specification', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers.slice(0, 4)).toEqual([
        'Name',
        'Email',
        'Request Date',
        'Request Status',
      ]);
    });
    await step('shows every status in words', async () => {
      for (const words of ['Pending', 'Accepted', 'Declined'])
        await expect(canvas.getByText(words)).toBeVisible();
      await expect(canvas.getAllByText('02/11/2026')).toHaveLength(3);
    });
    await step('sends a declined request again', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Resend/ })).toHaveLength(1);
      const resend = canvas.getByRole('button', { name: 'Resend the request to Tom Reyes' });
      await userEvent.click(resend);
      await expect(args.onResend).toHaveBeenCalledWith(declined);
    });
    await step('ends an accepted link with a second press in place', async () => {
      const end = await canvas.findByRole('button', { name: 'End the link with Noor Aziz' });
      await userEvent.click(end);
      await expect(args.onEnd).not.toHaveBeenCalled();
      await expect(end).toHaveAccessibleName('Yes, end the link with Noor Aziz');
      await userEvent.click(end);
      await expect(args.onEnd).toHaveBeenCalledOnce();
    });
  },
});

export const Resending = meta.story({
  tags: ['state'],
  args: { sendingId: 11 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Resend/ }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  render: () => <NoPrescribers addHref="/prescribers/add" />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("You don't have any prescriber associated with your account"),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers/add',
    );
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'reflow' } } });

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    prescribers: [
      declined,
      aPrescriberLink({ userId: 14, firstName: 'Mo', lastName: 'Farr', status: 'declined' }),
    ],
  },
  play: pressAlong,
});
