import { signInToDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { deskSentences } from '@formulary/rules/problems/deskSentences';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { giveCode, giveCredentials } from '../mocks/doorSteps.ts';
import { mockDevice } from '@formulary/storybook-kit/mocks/mockDevice';

const meta = preview.meta({
  title: 'Screens/Desk/Sign in',
  component: DeskAt,
  args: { path: '/people', role: 'nobody' as const },
  parameters: screenParameters('The way into the desk: a passkey, or a password and a code.'),
  beforeEach: (context) => {
    enterDesk(context);
    mockDevice();
  },
});

/** The address stays, so that the wanted page is shown after signing in. */
export const Untouched = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign in to the desk' }),
    ).toBeVisible();
    await step('both fields are required', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
      await expect(await canvas.findByLabelText('Email')).toHaveFocus();
      await expect(await canvas.findByRole('alert')).toBeVisible();
    });
  },
});

export const CodeDue = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await giveCredentials({ canvas, userEvent });
    await expect(await canvas.findByLabelText(/^Code/)).toHaveFocus();
  },
});

export const SignsIn = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await giveCredentials({ canvas, userEvent });
    await step('a wrong code is refused, and the code alone is asked for again', async () => {
      await giveCode({ canvas, userEvent }, '000000');
      await expect(await canvas.findByText(deskMessages['desk-sign-in-failed'])).toBeVisible();
    });
    await step('the right one opens the page that was wanted', async () => {
      const field = await canvas.findByLabelText(/^Code/);
      await userEvent.clear(field);
      await userEvent.type(field, '123456{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    });
  },
});

export const ByPasskey = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  },
});

export const PasskeyCancelled = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => mockDevice('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText(deskSentences.passkeyNotGiven)).toBeVisible();
  },
});

export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await giveCredentials({ canvas, userEvent }, 'a guess');
    await expect(await canvas.findByText(deskMessages['desk-sign-in-failed'])).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toHaveValue('priya@pharmacy.test');
  },
});

export const TooManyAttempts = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(signInToDesk, 429, 'too-many-requests')),
  play: async ({ canvas, userEvent }) => {
    await giveCredentials({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Waiting = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(signInToDesk)),
  play: async ({ canvas, userEvent }) => {
    await giveCredentials({ canvas, userEvent });
    await expect(await canvas.findByText('Signing in…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(signInToDesk)),
  play: async ({ canvas, userEvent }) => {
    await giveCredentials({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
