import {
  changeStaffRole,
  getStaffTimeline,
  inviteStaff,
  listStaff,
} from '@formulary/rules/calls/desk/staffCalls';
import { look } from '@formulary/rules/calls/desk/deskSessionCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { MOCK_CODE, MOCK_DESK_PASSWORD } from '../session/mocks/sessionHandlers.ts';
import { aStaffMember, eventsOf, staffHandlers } from './mocks/staffHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/People',
  component: DeskAt,
  args: { path: '/people', role: 'superintendent' as const },
  parameters: screenParameters('Who works at the desk: invited, given a role, ended.'),
  beforeEach: enterDesk,
});

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

const rowOf = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  canvas.findByRole('row', { name: new RegExp(`^${name}`) });

async function change({ canvas, userEvent }: Play, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Change ${name}` }));
  return within(await canvas.findByRole('dialog', { name }));
}

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await rowOf({ canvas }, 'Tomasz Nowak')).toHaveTextContent('Pharmacist');
    await expect(await canvas.findByText('3 with an account')).toBeVisible();
  },
});

export const Invites = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const open = await canvas.findByRole('button', { name: 'Invite somebody' });
    await userEvent.click(open);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Invite somebody' }));
    await step('an address that is taken is refused, and what was typed stays', async () => {
      await userEvent.type(await dialog.findByLabelText('Name'), 'Grace Mensah');
      await userEvent.type(await dialog.findByLabelText('Email'), 'priya@pharmacy.test');
      await userEvent.click(await dialog.findByRole('button', { name: 'Send the invitation' }));
      await expect(await dialog.findByText(deskMessages['staff-email-taken'])).toBeVisible();
      await expect(dialog.getByLabelText('Name')).toHaveValue('Grace Mensah');
    });
    await step('another address is invited with the chosen role', async () => {
      const email = dialog.getByLabelText('Email');
      await userEvent.clear(email);
      await userEvent.type(email, 'grace@pharmacy.test');
      await userEvent.selectOptions(dialog.getByLabelText('Role'), 'stock');
      await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
      await expect(await rowOf({ canvas }, 'Grace Mensah')).toHaveTextContent('Stock');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(open).toHaveFocus();
    });
  },
});

export const InvitationForm = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
  },
});

export const AccountOpen = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await change({ canvas, userEvent }, 'Ffion Morgan');
    await expect(
      await dialog.findByRole('button', { name: 'Send the invitation again' }),
    ).toBeVisible();
  },
});

/** The role changes once the person has confirmed that it is them. */
export const ChangesRole = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    let isFresh = false;
    msw.use(
      mockCall(changeStaffRole, ({ body }) => {
        if (isFresh) return { answer: aStaffMember({ id: 8, name: 'Tomasz Nowak', ...body }) };
        isFresh = true;
        return refusal(401, 'fresh-proof-required');
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await change({ canvas, userEvent }, 'Tomasz Nowak');
    await userEvent.selectOptions(await dialog.findByLabelText('Role'), 'superintendent');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }));
    await step('asks for a fresh proof, and then goes on by itself', async () => {
      const proof = within(await canvas.findByRole('dialog', { name: 'Is it still you?' }));
      await userEvent.type(await proof.findByLabelText('Password'), MOCK_DESK_PASSWORD);
      await userEvent.type(await proof.findByLabelText(/^Code/), `${MOCK_CODE}{Enter}`);
      await waitFor(() =>
        expect(screen.getByText('Tomasz Nowak is now Superintendent')).toBeInTheDocument(),
      );
    });
  },
});

export const ProofCancelled = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(inviteStaff, 401, 'fresh-proof-required')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Invite somebody' }));
    await userEvent.type(await dialog.findByLabelText('Name'), 'Grace Mensah');
    await userEvent.type(await dialog.findByLabelText('Email'), 'grace@pharmacy.test{Enter}');
    const proof = within(await canvas.findByRole('dialog', { name: 'Is it still you?' }));
    await userEvent.click(await proof.findByRole('button', { name: 'Cancel' }));
    await expect(await dialog.findByText(deskMessages['fresh-proof-required'])).toBeVisible();
    await expect(dialog.getByLabelText('Name')).toHaveValue('Grace Mensah');
  },
});

/** Somebody else changed the account meanwhile: who did what is said, and nothing is overwritten unasked. */
export const ChangedMeanwhile = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const now = aStaffMember({ id: 8, name: 'Tomasz Nowak', role: 'stock', version: 90 });
    const [, , changed] = eventsOf(now);
    msw.use(
      mockCall(changeStaffRole, ({ body }) =>
        body.version === now.version
          ? { answer: { ...now, role: body.role } }
          : refusal(409, 'record-changed'),
      ),
      mockCall(getStaffTimeline, () => ({
        answer: { member: now, events: changed ? [{ ...changed, id: 90, to: 'Stock' }] : [] },
      })),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await change({ canvas, userEvent }, 'Tomasz Nowak');
    await userEvent.selectOptions(await dialog.findByLabelText('Role'), 'auditor');
    await userEvent.click(await dialog.findByRole('button', { name: 'Change the role' }));
    await step('says who changed what', async () => {
      await expect(await dialog.findByText(/Changed the role/)).toBeVisible();
      await expect(
        await dialog.findByText('Priya Shah changed this account while you worked on it'),
      ).toBeVisible();
    });
  },
});

export const EndsAccount = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await change({ canvas, userEvent }, 'Tomasz Nowak');
    await userEvent.click(await dialog.findByRole('button', { name: 'End the account…' }));
    await step('a reason is needed', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'End the account' }));
      await expect(await dialog.findByLabelText(/^Reason/)).toHaveFocus();
    });
    await step('then the account has ended', async () => {
      await userEvent.type(dialog.getByLabelText(/^Reason/), 'Has left the pharmacy');
      await userEvent.click(dialog.getByRole('button', { name: 'End the account' }));
      await waitFor(async () =>
        expect(await rowOf({ canvas }, 'Tomasz Nowak')).toHaveTextContent('Ended'),
      );
    });
  },
});

export const OwnAccount = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const own = await rowOf({ canvas }, 'Priya Shah');
    await expect(own).toHaveTextContent('You');
    await expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  },
});

/** An auditor sees everybody and changes nothing. */
export const Auditor = meta.story({
  tags: ['!autodocs'],
  args: { role: 'auditor' },
  play: async ({ canvas }) => {
    await rowOf({ canvas }, 'Tomasz Nowak');
    await expect(canvas.queryByRole('button', { name: /Change|Invite/ })).not.toBeInTheDocument();
  },
});

/** A dispenser is told that the page is not theirs, and what they can open. */
export const NotPermitted = meta.story({
  tags: ['state'],
  args: { role: 'dispenser' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('This page is not open to the role Dispenser'),
    ).toBeVisible();
    await expect(
      within(await canvas.findByRole('navigation', { name: 'Jobs' })).queryByRole('link', {
        name: 'People',
      }),
    ).not.toBeInTheDocument();
    await userEvent.click(
      within(await canvas.findByRole('main')).getByRole('link', { name: 'Today' }),
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...staffHandlers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 with an account')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listStaff)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listStaff)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A person's page: their account, and who did what to it. */
export const OnePerson = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/people/8' },
  play: async ({ canvas, userEvent, step }) => {
    await step('says who changed what, from what to what, and why', async () => {
      await expect(await canvas.findByText('Registered with the GPhC')).toBeVisible();
      await expect(await canvas.findByText('Pharmacist', { selector: 'ins' })).toBeVisible();
    });
    await step('the account is changed from here', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Change the account' }));
      await expect(await canvas.findByRole('dialog', { name: 'Tomasz Nowak' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    });
  },
});

export const LookedAtByTwo = meta.story({
  tags: ['state'],
  args: { path: '/people/8' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(look, ({ body: { subject } }) => ({
        answer: subject === 'staff 8' ? [{ name: 'Niamh Doherty', since: new Date() }] : [],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Niamh Doherty/)).toBeVisible();
  },
});

export const NobodyThere = meta.story({
  tags: ['state'],
  args: { path: '/people/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such person')).toBeVisible();
  },
});

export const PersonFailed = meta.story({
  tags: ['!autodocs'],
  args: { path: '/people/8' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getStaffTimeline)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
