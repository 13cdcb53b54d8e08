import { getDeskSession, signOutOfDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { messages } from '@formulary/rules/problems/messages';
import { fingers } from '@formulary/storybook-kit/plays/fingers';
import preview from '@formulary/storybook-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aDeskPerson } from '../features/session/mocks/aDeskPerson.ts';
import { screenParameters } from '../lib/mocks/screenParameters.ts';
import { DeskAt } from '../mocks/DeskAt.tsx';
import { enterDesk } from '../mocks/enterDesk.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Frame',
  component: DeskAt,
  args: { path: '/', role: 'superintendent' as const },
  parameters: screenParameters('What frames every screen of the desk: jobs, search, person, keys.'),
  beforeEach: enterDesk,
});

const heading = (name: string) => ({ level: 1, name }) as const;

export const Demo = meta.story({
  tags: ['state', 'every-view'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(getDeskSession, () => ({ answer: aDeskPerson({ isDemo: true }) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Demo account: Superintendent/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Today' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** Jobs by `g` and a letter, the list of keys by `?`; none of them while somebody types or when switched off. */
export const Keys = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', heading('Today'));
    await step('g and a letter opens a job', async () => {
      await userEvent.keyboard('gp');
      await expect(await canvas.findByRole('heading', heading('People'))).toBeVisible();
      await expect(await canvas.findByRole('main')).toHaveFocus();
      await waitFor(() => expect(document.title).toBe('People – Desk – Formulary'));
    });
    await step('a field takes letters as text', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
      const name = await canvas.findByLabelText('Name');
      await userEvent.type(name, 'gt?');
      await expect(name).toHaveValue('gt?');
      await fingers.press('Escape', userEvent);
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('? lists the keys', async () => {
      await userEvent.keyboard('?');
      const sheet = await canvas.findByRole('dialog', { name: 'Keys' });
      await expect(within(sheet).getByText('Go to People')).toBeVisible();
    });
  },
});

export const KeysOff = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', heading('Today'));
    await userEvent.keyboard('?');
    const sheet = within(await canvas.findByRole('dialog', { name: 'Keys' }));
    await userEvent.click(
      await sheet.findByRole('checkbox', { name: 'Use single letters as keys' }),
    );
    await fingers.press('Escape', userEvent);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('gp?');
    await userEvent.keyboard('{Control>}k{/Control}');
    // The combination still works, so the letters before it have had their time.
    await expect(await canvas.findByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { ...heading('Today'), hidden: true }),
    ).toBeInTheDocument();
  },
});

export const Palette = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', heading('Today'));
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await step('offers the pages and actions of the role', async () => {
      await expect(await palette.findByRole('link', { name: 'People' })).toBeVisible();
      await expect(await palette.findByRole('button', { name: 'Lock now' })).toBeVisible();
    });
    await step('finds a page by another word', async () => {
      await userEvent.keyboard('colleagues');
      await waitFor(() =>
        expect(palette.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument(),
      );
      await expect(await palette.findByRole('link', { name: 'People' })).toBeVisible();
    });
  },
});

export const PaletteOpensFirst = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }));
    await canvas.findByRole('dialog', { name: 'Search' });
    await userEvent.keyboard('people{Enter}');
    await expect(await canvas.findByRole('heading', heading('People'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const PersonMenu = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Your account/ }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Your account' }));
    await step('says who is signed in', async () => {
      await expect(await menu.findByText('priya@pharmacy.test')).toBeVisible();
    });
    await step('a theme holds at once and is remembered', async () => {
      await userEvent.selectOptions(await menu.findByLabelText('Theme'), 'dark');
      await expect(document.documentElement.dataset['theme']).toBe('dark');
      await expect(localStorage.getItem('theme')).toBe('dark');
      await userEvent.selectOptions(await menu.findByLabelText('Theme'), 'light');
    });
  },
});

export const SignsOut = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Your account/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', heading('Sign in to the desk'))).toBeVisible();
  },
});

/** A sign-out that did not reach the server is not shown as one. */
export const NotSignedOut = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(signOutOfDesk)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Your account/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByText(messages['server-error'])).toBeInTheDocument());
    await expect(await canvas.findByRole('heading', heading('Today'))).toBeVisible();
  },
});

export const NoSuchPage = meta.story({
  tags: ['state'],
  args: { path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to Today' }));
    await expect(await canvas.findByRole('heading', heading('Today'))).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskSession)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
});

export const Unreached = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskSession)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockCall(getDeskSession, () => ({ answer: aDeskPerson() })));
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', heading('Today'))).toBeVisible();
  },
});
