import {
  addOrInvitePrescriber,
  endLink,
  listInvitations,
  listMyPrescribers,
  resendInvite,
} from '@formulary/rules/calls/partnerCalls';
import { aPrescriberLink } from '@formulary/rules/partners/fixtures/aPrescriberLink';
import { messages } from '@formulary/rules/problems/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { mockShop } from '../../../mocks/mockShop.ts';
import { forTheOtherRole } from '../mocks/forTheOtherRole.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const prescribers = [
  aPrescriberLink({ userId: 9, firstName: 'Helen', lastName: 'Marsh' }),
  aPrescriberLink({ userId: 10, firstName: 'Noor', lastName: 'Aziz', status: 'accepted' }),
  aPrescriberLink({ userId: 11, firstName: 'Tom', lastName: 'Reyes', status: 'declined' }),
  aPrescriberLink({
    userId: 12,
    firstName: 'Ida',
    lastName: 'Vance',
    status: 'declined',
    endedAt: new Date('2026-11-10T09:00:00Z'),
  }),
];
const invitations = [
  {
    email: 'new.colleague@elm.test',
    invitedAt: new Date('2026-11-01T09:00:00Z'),
    expiresAt: new Date('2126-12-01T09:00:00Z'),
  },
];

const meta = preview.meta({
  title: 'Screens/My Prescribers',
  component: ShopAt,
  args: { path: '/prescribers', role: 'practitioner' as const },
  parameters: screenParameters(
    'The prescribers a practitioner asked or invited, and what came of it (spec 2.22).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ partners: { prescribers, invitations } }));
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view', '@2.22'],
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'My Prescribers' });
    await step('the table has the specified columns and statuses', async () => {
      const headers = within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      await expect(headers.slice(0, 4)).toEqual([
        'Name',
        'Email',
        'Request Date',
        'Request Status',
      ]);
      for (const words of ['Pending', 'Accepted', 'Declined', 'Ended'])
        await expect(within(table).getByText(words)).toBeVisible();
    });
    await step('invited prescribers show in a second table', async () => {
      const invited = await canvas.findByRole('table', { name: 'Invited, not registered yet' });
      await expect(invited).toHaveTextContent('new.colleague@elm.test');
    });
    await step('the header links here', async () => {
      const links = await canvas.findAllByRole('link', { name: 'My Prescribers' });
      for (const link of links) await expect(link).toHaveAttribute('href', '/prescribers');
      await expect(canvas.queryByRole('link', { name: 'My Practitioners' })).toBeNull();
    });
  },
});

/** Resending shows a toast, and a second later the list reloads (spec 4.7, 7.35). */
export const RequestResent = meta.story({
  tags: ['@4.7', '@7.35', '@8.15'],
  play: async ({ canvas, userEvent }) => {
    const resend = await canvas.findByRole('button', { name: 'Resend the request to Tom Reyes' });
    await userEvent.click(resend);
    await waitFor(() => expect(screen.getByText('Invitation Sent Successfully')).toBeVisible());
    await waitFor(() => expect(resend).not.toBeInTheDocument(), { timeout: 5_000 });
    await expect(await canvas.findAllByText('Pending')).toHaveLength(2);
  },
});

export const ResendRefused = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(resendInvite, 429, 'too-many-requests')),
  play: async ({ canvas, userEvent }) => {
    const resend = await canvas.findByRole('button', { name: 'Resend the request to Tom Reyes' });
    await userEvent.click(resend);
    await waitFor(() => expect(screen.getByText(messages['too-many-requests'])).toBeVisible());
    await expect(resend).toBeEnabled();
  },
});

/** A second press in place ends the link. */
export const EndedHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'End the link with Noor Aziz' });
    await userEvent.click(end);
    await userEvent.click(end);
    await waitFor(() => expect(screen.getByText('The link has been ended')).toBeVisible());
    const resend = await canvas.findByRole('button', { name: 'Resend the request to Noor Aziz' });
    await expect(resend).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Noor Aziz: Ended' })).toHaveFocus();
  },
});

/** Ended elsewhere meanwhile: the screen says so, and reads the list again. */
export const EndedElsewhere = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(endLink, 409, 'link-not-accepted')),
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'End the link with Noor Aziz' });
    await userEvent.dblClick(end);
    await waitFor(() => expect(screen.getByText(messages['link-not-accepted'])).toBeVisible());
  },
});

export const InvitedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', {
      name: 'Invite again new.colleague@elm.test',
    });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('Invitation Sent Successfully')).toBeVisible());
  },
});

export const InviteRefused = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(addOrInvitePrescriber, 429, 'too-many-requests')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Invite again new.colleague@elm.test' }),
    );
    await waitFor(() => expect(screen.getByText(messages['too-many-requests'])).toBeVisible());
  },
});

export const Empty = meta.story({
  tags: ['state', '@2.22'],
  beforeEach: ({ msw }) => msw.use(...mockShop()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("You don't have any prescriber associated with your account"),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers/add',
    );
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listMyPrescribers)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your prescribers…')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listMyPrescribers)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('listMyPrescribers', messages['server-error']);
    msw.use(...mockShop({ partners: { prescribers } }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'My Prescribers' })).toBeVisible();
  },
});

export const InvitationsFailed = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listInvitations)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('We could not load your invitations.')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'My Prescribers' })).toBeVisible();
    msw.use(...mockShop({ partners: { prescribers, invitations } }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('button', { name: 'Invite again new.colleague@elm.test' }),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'My Prescribers' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const NotForThisRole = meta.story({
  ...forTheOtherRole('practitioner'),
  tags: ['state', '@6.3'],
});
