import {
  getDeskLock,
  getDeskSession,
  signInToDesk,
  unlockDesk,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { mockCall, mockFailed, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { mockDevice } from '@formulary/storybook-kit/mocks/mockDevice';
import { fingers } from '@formulary/storybook-kit/plays/fingers';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { aDeskPerson } from '../mocks/aDeskPerson.ts';
import { giveCode, giveCredentials, unlock } from '../mocks/doorSteps.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Locked',
  component: DeskAt,
  args: { path: '/people', role: 'superintendent' as const },
  parameters: screenParameters('The cover of a page that is locked, or whose session is over.'),
  beforeEach: (context) => {
    enterDesk(context);
    mockDevice();
  },
});

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

/** Begins an invitation, so that something is typed behind the cover. */
async function typeSomething({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
  await userEvent.type(await canvas.findByLabelText('Name'), 'Grace');
}

async function lockByMenu({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Your account/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Lock now' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
}

/** The page is hidden from eyes, keys and screen readers. */
export const Locked = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByText('tomasz@pharmacy.test');
    await lockByMenu({ canvas, userEvent });
    await expect(name).not.toBeVisible();
    await expect(name.closest('[inert]')).not.toBeNull();
    await expect(await canvas.findByText(/^The desk of Priya Shah is locked/)).toBeVisible();
  },
});

/** A call that is refused as locked covers the page; unlocking brings back everything that was typed, and the focus. */
export const KeepsWhatWasTyped = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, msw, step }) => {
    await typeSomething({ canvas, userEvent });
    const field = await canvas.findByLabelText('Name');
    await step('the server refuses as locked', async () => {
      msw.use(mockRefused(getDeskSession, 401, 'desk-locked'));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(await canvas.findByRole('heading', { name: 'Locked' })).toBeVisible();
      await expect(field.checkVisibility({ visibilityProperty: true })).toBe(false);
    });
    await step('Esc does not open it', async () => {
      await fingers.press('Escape', userEvent);
      await fingers.press('Escape', userEvent);
      await expect(await canvas.findByRole('heading', { name: 'Locked' })).toBeVisible();
    });
    await step('a wrong password is refused', async () => {
      await unlock({ canvas, userEvent }, 'a guess');
      await expect(await canvas.findByText(deskMessages['desk-sign-in-failed'])).toBeVisible();
    });
    await step('the right one brings the page back', async () => {
      const password = await canvas.findByLabelText('Password');
      await userEvent.clear(password);
      await unlock({ canvas, userEvent });
      await waitFor(() => expect(field.checkVisibility({ visibilityProperty: true })).toBe(true));
      await expect(field).toHaveValue('Grace');
      await expect(field).toHaveFocus();
    });
  },
});

export const ByPasskey = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await lockByMenu({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock with a passkey' }));
    const name = await canvas.findByText('tomasz@pharmacy.test');
    await waitFor(() => expect(name).toBeVisible());
  },
});

/** A reload of a locked page: nobody knows the person before the server says it. */
export const Reloaded = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(getDeskSession, 401, 'desk-locked')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(/^The desk of Priya Shah is locked/)).toBeVisible();
    await unlock({ canvas, userEvent });
    msw.use(mockCall(getDeskSession, () => ({ answer: aDeskPerson() })));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  },
});

export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await lockByMenu({ canvas, userEvent });
    await unlock({ canvas, userEvent }, 'a guess');
    await expect(await canvas.findByText(deskMessages['desk-sign-in-failed'])).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskLock), mockFailed(unlockDesk)),
  play: async ({ canvas, userEvent }) => {
    await lockByMenu({ canvas, userEvent });
    await unlock({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Somebody else signs out the person before, and what was typed is dropped. */
export const SomebodyElse = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await lockByMenu({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: /^I am somebody else/ }));
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign in to the desk' }),
    ).toBeVisible();
    await expect(canvas.queryByText('tomasz@pharmacy.test')).not.toBeInTheDocument();
  },
});

/** A session that is over keeps the page for its person, and shows nothing of it to another. */
export const SessionOver = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, msw }) => {
    await typeSomething({ canvas, userEvent });
    msw.use(mockRefused(getDeskSession, 401, 'session-expired'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Please sign in again' }),
    ).toBeVisible();
    const cover = within(await canvas.findByRole('dialog', { name: 'Signed out' }));
    await expect(cover.getByLabelText('Email')).toHaveValue('priya@pharmacy.test');
  },
});

export const SignsInAgain = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, msw }) => {
    await typeSomething({ canvas, userEvent });
    const field = await canvas.findByLabelText('Name');
    msw.use(mockRefused(getDeskSession, 401, 'session-expired'));
    document.dispatchEvent(new Event('visibilitychange'));
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'correct horse battery{Enter}');
    await giveCode({ canvas, userEvent });
    await waitFor(() => expect(field).toBeVisible());
    await expect(field).toHaveValue('Grace');
  },
});

export const AnotherSignsIn = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, msw }) => {
    await typeSomething({ canvas, userEvent });
    msw.use(
      mockRefused(getDeskSession, 401, 'session-expired'),
      mockCall(signInToDesk, () => ({
        answer: aDeskPerson({ id: 99, name: 'Niamh Doherty', role: 'auditor' }),
      })),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    const cover = within(await canvas.findByRole('dialog', { name: 'Signed out' }));
    await userEvent.clear(await cover.findByLabelText('Email'));
    await giveCredentials({ canvas: cover, userEvent });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    const bar = within(await canvas.findByRole('banner'));
    await expect(await bar.findByText('Niamh Doherty')).toBeVisible();
    await expect(canvas.queryByDisplayValue('Grace')).not.toBeInTheDocument();
  },
});
