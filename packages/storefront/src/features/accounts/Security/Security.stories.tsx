import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from '@formulary/rules/calls/passkeyCalls';
import { aPasskey } from '@formulary/rules/accounts/fixtures/aPasskey';
import { messages } from '@formulary/rules/problems/messages';
import { passkeyNotices } from '@formulary/rules/problems/passkeyNotices';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { accountHandlers, MOCK_PASSWORD } from '../mocks/accountHandlers.ts';
import { mockDevice } from '@formulary/storybook-kit/mocks/mockDevice';
import { passkeyHandlers } from '../mocks/passkeyHandlers.ts';
import { useProfileDraft } from '../profileDraft.ts';

const laptop = aPasskey({ lastUsedAt: new Date('2026-11-18T09:00:00Z') });

const meta = preview.meta({
  title: 'Screens/Profile/Security',
  component: ShopAt,
  args: { path: '/profile?tab=security', role: 'prescriber' as const },
  parameters: screenParameters(
    'The passkeys that a prescriber signs with: added, renamed and removed.',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useProfileDraft.setState(useProfileDraft.getInitialState(), true);
    mockDevice();
    context.msw.use(...accountHandlers({ isPrescriber: true }), ...passkeyHandlers([laptop]));
  },
});

/** Finds a passkey in the list; its buttons contain the name too. */
const named = (canvas: PlayContext['canvas'], name: string) =>
  canvas.findByText(name, { selector: 'strong' });

type PlayContext = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function add({ canvas, userEvent }: PlayContext, name = 'Telephone') {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), `${name}{Enter}`);
}

export const NoPasskeys = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...passkeyHandlers()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have none yet: you sign with your password.'),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('tab', { name: 'Security', selected: true }),
    ).toBeVisible();
  },
});

/** Adds, renames and removes a passkey; removing needs a second press. */
export const Prescriber = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await named(canvas, 'Work laptop')).toBeVisible();
    await step('add a passkey', async () => {
      await add({ canvas, userEvent });
      await waitFor(() => expect(screen.getByText(passkeyNotices.passkeyAdded)).toBeVisible());
      await expect(await named(canvas, 'Telephone')).toBeVisible();
      await expect(canvas.queryByRole('form')).toBeNull();
    });
    await step('rename it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Telephone' }));
      const name = await canvas.findByRole('textbox', { name: /^Name/ });
      await userEvent.clear(name);
      await userEvent.type(name, 'Old telephone{Enter}');
      await expect(await named(canvas, 'Old telephone')).toBeVisible();
    });
    await step('remove it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Old telephone' }));
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Yes, remove Old telephone' }),
      );
      await waitFor(() =>
        expect(canvas.queryByText('Old telephone', { selector: 'strong' })).toBeNull(),
      );
    });
  },
});

/** Removing the last passkey removes the list: the focus goes to the screen's heading. */
export const LastRemovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Remove Work laptop' })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(
      await canvas.findByText('You have none yet: you sign with your password.'),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your profile' }),
    ).toHaveFocus();
  },
});

/** The password is asked for in place; then the action continues by itself. */
export const PasswordDue = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    let isPresent = false;
    msw.use(
      mockCall(beginPasskey, () => {
        if (isPresent) return { answer: '{"challenge":"AAAA","user":{"id":"AAAA"}}' };
        isPresent = true;
        return refusal(409, 'presence-required');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    const password = await canvas.findByLabelText(/^Enter your own Formulary password/);
    await userEvent.type(password, 'guess{Enter}');
    await expect(await canvas.findByText(messages['sign-in-failed'])).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, `${MOCK_PASSWORD}{Enter}`);
    await expect(await named(canvas, 'Telephone')).toBeVisible();
  },
});

/** Focus moves to the password field, and after the removal to the next passkey. */
export const RemovedWithPassword = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    let passkeys = [aPasskey({ id: 5, name: 'Telephone' }), laptop];
    let refusals = 2;
    msw.use(
      mockCall(listPasskeys, () => ({ answer: passkeys })),
      mockCall(removePasskey, ({ params: { id } }) => {
        refusals -= 1;
        if (refusals >= 0) return refusal(409, 'presence-required');
        passkeys = passkeys.filter((each) => each.id !== id);
        return { answer: undefined };
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const remove = () => canvas.findByRole('button', { name: 'Remove Telephone' });
    const askForPassword = async () => {
      (await remove()).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      return canvas.findByLabelText(/^Enter your own Formulary password/);
    };
    await step('cancelling returns the focus', async () => {
      const password = await askForPassword();
      await waitFor(() => expect(password).toHaveFocus());
      await userEvent.keyboard('guess');
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      await expect(await remove()).toHaveFocus();
    });
    await step('the right password removes the passkey', async () => {
      const password = await askForPassword();
      await waitFor(() => expect(password).toHaveFocus());
      await userEvent.keyboard(`${MOCK_PASSWORD}{Enter}`);
      await waitFor(() => expect(canvas.queryByText('Telephone')).toBeNull());
      await expect(await canvas.findByRole('button', { name: 'Rename Work laptop' })).toHaveFocus();
    });
    await step('remove the last one', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Work laptop' }));
      await userEvent.keyboard('{Enter}');
      await expect(
        await canvas.findByText('You have none yet: you sign with your password.'),
      ).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Your profile' }),
      ).toHaveFocus();
    });
  },
});

/** A cancelled passkey prompt adds nothing and keeps the name. */
export const PromptCancelled = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => mockDevice('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText(passkeyNotices.passkeyNotMade)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Telephone');
  },
});

export const DeviceKnownAlready = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => mockDevice('InvalidStateError'),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText(passkeyNotices.passkeyKnown)).toBeVisible());
  },
});

export const Refused = meta.story({
  tags: ['!autodocs', '@8.6'],
  beforeEach: ({ msw }) => msw.use(mockRefused(addPasskey, 400, 'passkey-refused')),
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['passkey-refused']);
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Telephone');
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listPasskeys)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state', '@8.4'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPasskeys)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible();
  },
});

/** A retry loads the list. */
export const TriedAgain = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPasskeys)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...passkeyHandlers([laptop]));
    await userEvent.click(again);
    await expect(await named(canvas, 'Work laptop')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await named(canvas, 'Work laptop')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
