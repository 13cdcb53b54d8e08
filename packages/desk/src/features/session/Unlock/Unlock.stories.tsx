import {
  getDeskLock,
  getDeskSession,
  signInToDesk,
  signInWithPasskey,
  unlockDesk,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import { signInAtStation } from '@formulary/rules/calls/desk/deskStationCalls';
import { deskSentences } from '@formulary/rules/problems/deskSentences';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import {
  mockCall,
  mockFailed,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { mockDevice } from '@formulary/storybook-kit/mocks/mockDevice';
import { fingers } from '@formulary/storybook-kit/plays/fingers';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { aDeskPerson } from '../mocks/aDeskPerson.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { giveCode, giveCredentials, unlock } from '../mocks/doorSteps.ts';
import { MOCK_DESK_PASSWORD } from '../mocks/sessionHandlers.ts';
import { stationHandlers, stationPeople } from '../mocks/stationHandlers.ts';

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
    const name = await canvas.findByRole('link', { name: 'Tomasz Nowak' });
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
    const name = await canvas.findByRole('link', { name: 'Tomasz Nowak' });
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

/** Signing out drops what was typed. */
export const SignsOut = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await lockByMenu({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out/ }));
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign in to the desk' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tomasz Nowak' })).not.toBeInTheDocument();
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

/** Another person gets their own page, at Today; that of the first is there, hidden, for them alone. */
export const AnotherSignsIn = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, msw }) => {
    await typeSomething({ canvas, userEvent });
    const typed = await canvas.findByLabelText('Name');
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    const bar = within(await canvas.findByRole('banner'));
    await expect(await bar.findByText('Niamh Doherty')).toBeVisible();
    await expect(typed).not.toBeVisible();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Who uses a shared station is offered on its lock screen. */
export const SharedStation = meta.story({
  tags: ['state', 'every-view'],
  beforeEach: ({ msw }) => msw.use(...stationHandlers(stationPeople)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Shared: Dispensary 1/)).toBeVisible();
    await lockByMenu({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: /^Tomasz Nowak/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Priya Shah/ })).not.toBeInTheDocument();
  },
});

/** Mocks signing in as people of the station, whoever the first is. */
function changeOfPerson() {
  const ffion = aDeskPerson({ id: 9, name: 'Ffion Morgan', role: 'dispenser' });
  let person = aDeskPerson();
  return [
    mockCall(getDeskSession, () => ({ answer: person })),
    mockCall(signInAtStation, ({ body: { personId, password, code } }) => {
      if (password !== MOCK_DESK_PASSWORD) return refusal(401, 'desk-sign-in-failed');
      if (code === undefined) return refusal(401, 'second-factor-required');
      person = personId === ffion.id ? ffion : aDeskPerson();
      return { answer: person };
    }),
    mockCall(signInWithPasskey, () => {
      person = aDeskPerson();
      return { answer: person };
    }),
  ];
}

/**
 * What the first was typing is hidden while a second works, also from their keys, and there again, with its focus, when
 * the first comes back by a touch.
 */
export const ChangeOfPerson = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...stationHandlers(stationPeople), ...changeOfPerson()),
  play: async ({ canvas, userEvent, step }) => {
    await typeSomething({ canvas, userEvent });
    const typed = await canvas.findByLabelText('Name');
    const lock = async () => {
      useDeskSession.getState().lock();
      await expect(await canvas.findByRole('heading', { name: 'Locked' })).toBeVisible();
    };
    await step('the second chooses their name, and gives password and code', async () => {
      await lock();
      await userEvent.click(await canvas.findByRole('button', { name: 'Ffion Morgan' }));
      await expect(await canvas.findByText(/What Priya Shah has open/)).toBeVisible();
      const cover = within(await canvas.findByRole('dialog', { name: 'Locked' }));
      await expect(cover.queryByLabelText('Email')).not.toBeInTheDocument();
      await unlock({ canvas, userEvent });
      await giveCode({ canvas, userEvent });
    });
    await step('their own page opens, at Today, with nothing of the first', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      const bar = within(await canvas.findByRole('banner'));
      await expect(await bar.findByText('Ffion Morgan')).toBeVisible();
      await expect(typed).not.toBeVisible();
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
    });
    await step('keys are those of the second', async () => {
      await userEvent.keyboard('?');
      const sheet = within(await canvas.findByRole('dialog', { name: 'Keys' }));
      await expect(sheet.queryByText('Go to People')).not.toBeInTheDocument();
      await fingers.press('Escape', userEvent);
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('the first comes back by a touch', async () => {
      await lock();
      await userEvent.click(await canvas.findByRole('button', { name: /^Priya Shah/ }));
      await waitFor(() => expect(typed).toBeVisible());
      await expect(typed).toHaveValue('Grace');
      await expect(typed).toHaveFocus();
      const dialog = await canvas.findByRole('dialog', { name: 'Invite somebody' });
      await expect(dialog.matches(':modal')).toBe(true);
      await userEvent.type(typed, ' Mensah');
      await expect(typed).toHaveValue('Grace Mensah');
    });
  },
});

/** A device that gives no passkey leaves password and code. */
export const TouchNotGiven = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    msw.use(...stationHandlers(stationPeople), ...changeOfPerson());
    mockDevice('NotAllowedError');
  },
  play: async ({ canvas, userEvent }) => {
    await lockByMenu({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: /^Tomasz Nowak/ }));
    await expect(await canvas.findByText(deskSentences.passkeyNotGiven)).toBeVisible();
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Locked' })).toBeVisible();
  },
});

/** Another tab that locks covers this one at once; one that unlocks has it ask the server. */
export const OtherTab = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, msw }) => {
    await typeSomething({ canvas, userEvent });
    const tab = new BroadcastChannel('desk-session');
    const tell = (news: string) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      tab.postMessage(news);
    };
    tell('locked');
    await expect(await canvas.findByRole('heading', { name: 'Locked' })).toBeVisible();
    msw.use(mockCall(getDeskSession, () => ({ answer: aDeskPerson() })));
    tell('changed');
    const typed = await canvas.findByLabelText('Name');
    await waitFor(() => expect(typed).toBeVisible());
    await expect(typed).toHaveValue('Grace');
    tab.close();
  },
});
