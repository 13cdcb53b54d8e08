import { acceptStaffInvitation, openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { MOCK_CODE, mockRecoveryCodes } from '../mocks/sessionHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Invitation',
  component: DeskAt,
  args: { path: '/invitation/t0ken', role: 'nobody' as const },
  parameters: screenParameters('How somebody who was invited joins the desk.'),
  beforeEach: enterDesk,
});

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function join({ canvas, userEvent }: Play, code: string) {
  await userEvent.type(await canvas.findByLabelText('Password'), 'correct horse battery');
  await userEvent.type(await canvas.findByLabelText('Code'), code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Join the desk' }));
}

export const Opened = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are invited as Pharmacist/)).toBeVisible();
    await expect(await canvas.findByLabelText('Your name')).toHaveValue('Tomasz Nowak');
    await expect(await canvas.findByText(/^JBSW Y3DP EHPK/)).toBeVisible();
  },
});

export const RefusedByField = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await join({ canvas, userEvent }, '000 000');
    const code = await canvas.findByLabelText('Code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining('This code is not right')),
    );
    await expect(await canvas.findByLabelText('Password')).toHaveValue('correct horse battery');
  },
});

/** The codes are shown once, and the desk opens only after they are kept. */
export const Joined = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await join({ canvas, userEvent }, MOCK_CODE);
    const list = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(mockRecoveryCodes.length);
    await step('goes on only when the codes are kept', async () => {
      await expect(await canvas.findByRole('button', { name: 'Go to the desk' })).toBeDisabled();
    });
  },
});

export const GoesToTheDesk = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await join({ canvas, userEvent }, MOCK_CODE);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have kept them' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the desk' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  },
});

export const Dead = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(openStaffInvitation, 400, 'token-dead')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation cannot be used any more')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(openStaffInvitation)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Join the desk' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(openStaffInvitation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Nothing that was typed is lost when the server fails. */
export const NotSent = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(acceptStaffInvitation)),
  play: async ({ canvas, userEvent }) => {
    await join({ canvas, userEvent }, MOCK_CODE);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByLabelText('Code')).toHaveValue(MOCK_CODE);
  },
});
