import { aPasskey } from '@formulary/rules/accounts/fixtures/aPasskey';
import {
  addDeskPasskey,
  beginDeskPasskey,
  listDeskPasskeys,
} from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { replaceRecoveryCodes } from '@formulary/rules/calls/desk/deskSessionCalls';
import {
  changeOwnDeskPassword,
  endDeskSession,
  listDeskSessions,
} from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { deskSentences } from '@formulary/rules/problems/deskSentences';
import { messages } from '@formulary/rules/problems/messages';
import { passkeyNotices } from '@formulary/rules/problems/passkeyNotices';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { mockDevice } from '@formulary/storybook-kit/mocks/mockDevice';
import preview from '@formulary/storybook-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { passkeyHandlers } from '../mocks/passkeyHandlers.ts';
import { stationHandlers, stationPeople } from '../mocks/stationHandlers.ts';
import { MOCK_CODE, MOCK_DESK_PASSWORD, mockRecoveryCodes } from '../mocks/sessionHandlers.ts';

const laptop = aPasskey({ lastUsedAt: new Date('2026-11-18T09:00:00Z') });

const meta = preview.meta({
  title: 'Screens/Desk/Your sign-in',
  component: DeskAt,
  args: { path: '/you', role: 'pharmacist' as const },
  parameters: screenParameters('How a person signs in: passkeys and recovery codes.'),
  beforeEach: (context) => {
    enterDesk(context);
    mockDevice();
    context.msw.use(...passkeyHandlers([laptop]));
  },
});

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

const named = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  canvas.findByText(name, { selector: 'strong' });

async function add({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Telephone{Enter}');
}

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await named({ canvas }, 'Work laptop')).toBeVisible();
    await expect(await canvas.findByText(/^You have 9 codes left/)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...passkeyHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have none yet.')).toBeVisible();
  },
});

/** A passkey is added, renamed and removed; removing needs a second press. */
export const Manages = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('add one', async () => {
      await add({ canvas, userEvent });
      await waitFor(() => expect(screen.getByText(passkeyNotices.passkeyAdded)).toBeVisible());
      await expect(await named({ canvas }, 'Telephone')).toBeVisible();
    });
    await step('rename it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Rename Telephone' }));
      const name = await canvas.findByRole('textbox', { name: /^Name/ });
      await userEvent.clear(name);
      await userEvent.type(name, 'Old telephone{Enter}');
      await expect(await named({ canvas }, 'Old telephone')).toBeVisible();
    });
    await step('remove it', async () => {
      (await canvas.findByRole('button', { name: 'Remove Old telephone' })).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await waitFor(() =>
        expect(canvas.queryByText('Old telephone', { selector: 'strong' })).toBeNull(),
      );
    });
  },
});

/** The person is asked to confirm that it is them; then the passkey is added by itself. */
export const ProofDue = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    let isFresh = false;
    msw.use(
      mockCall(beginDeskPasskey, () => {
        if (isFresh) return { answer: '{"challenge":"AAAA","user":{"id":"AAAA"}}' };
        isFresh = true;
        return refusal(401, 'fresh-proof-required');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    const proof = within(await canvas.findByRole('dialog', { name: 'Is it still you?' }));
    await userEvent.type(await proof.findByLabelText('Password'), MOCK_DESK_PASSWORD);
    await userEvent.type(await proof.findByLabelText(/^Code/), `${MOCK_CODE}{Enter}`);
    await expect(await named({ canvas }, 'Telephone')).toBeVisible();
  },
});

export const PromptCancelled = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => mockDevice('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText(passkeyNotices.passkeyNotMade)).toBeVisible());
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Telephone');
  },
});

export const Refused = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(addDeskPasskey, 400, 'passkey-refused')),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['passkey-refused']);
  },
});

/** New codes are shown once. */
export const NewCodes = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Make new codes/ })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const list = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(list).toHaveTextContent(mockRecoveryCodes.join(''));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have kept them' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/^You have/)).toBeVisible();
  },
});

export const CodesNotMade = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(replaceRecoveryCodes)),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Make new codes/ })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.getByText(messages['server-error'])).toBeInTheDocument());
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskPasskeys)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskPasskeys)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ChangesPassword = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the password' }));
    const old = await canvas.findByLabelText('Password now');
    await expect(old).toHaveFocus();
    await step('a wrong old one is refused, and what was typed stays', async () => {
      await userEvent.type(old, 'a guess');
      await userEvent.type(
        await canvas.findByLabelText('New password'),
        'three other words{Enter}',
      );
      await expect(await canvas.findByText(deskMessages['old-password-wrong'])).toBeVisible();
      await expect(await canvas.findByLabelText('New password')).toHaveValue('three other words');
    });
    await step('the right one changes it, and other sessions are gone from the list', async () => {
      await userEvent.clear(old);
      await userEvent.type(old, `${MOCK_DESK_PASSWORD}{Enter}`);
      await waitFor(() =>
        expect(canvas.queryByRole('row', { name: /^Safari on iPad/ })).not.toBeInTheDocument(),
      );
      await expect(await screen.findByText(/^Your password is changed/)).toBeInTheDocument();
    });
  },
});

/** Who forgot it proves themselves by passkey or code instead. */
export const PasswordForgotten = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(changeOwnDeskPassword, 401, 'fresh-proof-required')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have forgotten it' }));
    await userEvent.type(await canvas.findByLabelText('New password'), 'three other words{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Is it still you?' })).toBeVisible();
  },
});

/** A new phone: its first code takes it into use, with new recovery codes. */
export const MovesAuthenticator = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to another phone' }));
    const code = await canvas.findByLabelText('Code');
    await step('a code of the old app is refused', async () => {
      await userEvent.type(code, '000000{Enter}');
      await waitFor(() =>
        expect(code).toHaveAccessibleDescription(expect.stringContaining('This code is not right')),
      );
    });
    await step('one of the new app is taken', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, `${MOCK_CODE}{Enter}`);
      await expect(await canvas.findByText('The new app is in use.')).toBeVisible();
      const list = await canvas.findByRole('list', { name: 'Recovery codes' });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(mockRecoveryCodes.length);
    });
  },
});

export const NewPhone = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to another phone' }));
    await expect(await canvas.findByText(/^JBSW Y3DP/)).toBeVisible();
  },
});

export const EndsSessions = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the own one is marked and cannot be ended here', async () => {
      const own = await canvas.findByRole('row', { name: /^Edge on Windows this one/ });
      await expect(within(own).queryByRole('button')).not.toBeInTheDocument();
    });
    await step('another one can', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'End Safari on iPad' }));
      await waitFor(() =>
        expect(canvas.queryByRole('row', { name: /^Safari on iPad/ })).not.toBeInTheDocument(),
      );
    });
  },
});

/** A session that has ended meanwhile is said to have, and leaves the list. */
export const EndedMeanwhile = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(endDeskSession, 404, 'session-missing')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Safari on iPad' }));
    await waitFor(() =>
      expect(screen.getByText(deskMessages['session-missing'])).toBeInTheDocument(),
    );
  },
});

export const SessionsFailed = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your sessions/)).toBeVisible();
  },
});

export const SharesStation = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a station needs a name', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Make it a shared station' }),
      );
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Make it a shared station' }),
      );
      await expect(await canvas.findByText(deskSentences.stationName)).toBeVisible();
    });
    await step('the bar shows it at once', async () => {
      await userEvent.type(
        await canvas.findByLabelText('Name of the station'),
        'Dispensary 2{Enter}',
      );
      const bar = within(await canvas.findByRole('banner'));
      await expect(await bar.findByText('Shared: Dispensary 2')).toBeVisible();
    });
  },
});

export const StationOfOthers = meta.story({
  tags: ['state'],
  args: { role: 'dispenser' },
  beforeEach: ({ msw }) => msw.use(...stationHandlers(stationPeople)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A pharmacist or the superintendent can change this.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /one person/ })).not.toBeInTheDocument();
  },
});
