import {
  changeDeskSettings,
  getDeskSettingHistory,
  getDeskSettings,
} from '@formulary/rules/calls/desk/deskSettingCalls';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { companyDefaults } from '@formulary/rules/settings/companySection';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { settingHandlers } from './mocks/settingHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Settings',
  component: DeskAt,
  args: { path: '/settings', role: 'superintendent' as const },
  parameters: screenParameters(
    'What staff change without a developer: texts, bank details, delivery times, terms, notices.',
  ),
  beforeEach: enterDesk,
});

type Play = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function previewPhone({ canvas, userEvent }: Play, phone: string) {
  const field = await canvas.findByRole('textbox', { name: /^Phone/ });
  await userEvent.clear(field);
  await userEvent.type(field, phone);
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview the change' }));
}

async function apply({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'A new line');
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply the change' }));
}

export const Company = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Phone/ })).toHaveValue(
      '020 7946 0000',
    );
    await expect(await canvas.findByText(/^Nobody has changed this yet/)).toBeVisible();
  },
});

/** The footer is drawn with the shop's own component. */
export const Previewed = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    await previewPhone({ canvas, userEvent }, '020 7946 0999');
    const shown = await canvas.findByRole('region', { name: 'How the shop will look' });
    // A narrow footer folds its groups.
    await expect(await within(shown).findByText('020 7946 0999')).toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: /^Phone 020 7946 0000/ })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Reason/ })).toHaveFocus();
  },
});

/** Leaving a preview loses nothing: the form has what was typed. */
export const LeftPreview = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await previewPhone({ canvas, userEvent }, '020 7946 0999');
    await userEvent.click(await canvas.findByRole('link', { name: /^Bank details/ }));
    await expect(await canvas.findByRole('textbox', { name: /^Sort code/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /^Company/ }));
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: /^Phone/ })).toHaveValue('020 7946 0999'),
    );
  },
});

export const Applied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await previewPhone({ canvas, userEvent }, '020 7946 0999');
    await apply({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: /^Phone/ })).toHaveValue(
      '020 7946 0999',
    );
    await expect(await canvas.findByRole('button', { name: 'As the shop came' })).toBeVisible();
  },
});

/** What the form finds wrong is said below each field. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Name of the shop/ }));
    await previewPhone({ canvas, userEvent }, 'none');
    await expect((await canvas.findAllByText('Please give the name of the shop'))[0]).toBeVisible();
  },
});

/** Somebody else changed the section meanwhile: what was typed stays. */
export const ChangedMeanwhile = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    msw.use(
      mockCall(changeDeskSettings, () => refusal(409, 'record-changed')),
      ...settingHandlers({ changed: { company: { ...companyDefaults, hours: 'Always' } } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await previewPhone({ canvas, userEvent }, '020 7946 0999');
    await apply({ canvas, userEvent });
    await expect(await canvas.findByText(/Somebody changed this meanwhile/)).toBeVisible();
  },
});

/** An auditor reads and changes nothing. */
export const ForAuditors = meta.story({
  tags: ['state'],
  args: { role: 'auditor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Company and texts' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Preview the change' })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskSettings)),
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Try again/ })).toBeVisible();
  },
});

/** The form works without what has happened, which is asked for again. */
export const HistoryFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskSettingHistory)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Phone/ })).toBeVisible();
    const again = await canvas.findByRole('button', { name: /^Try again/ });
    msw.use(...settingHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText(/^Nobody has changed this yet/)).toBeVisible();
  },
});

export const Bank = meta.story({
  tags: ['state'],
  args: { path: '/settings/bank' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Sort code/ });
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview the change' }));
    const shown = await canvas.findByRole('region', { name: 'How the shop will look' });
    await expect(await within(shown).findByText('12-34-56')).toBeVisible();
  },
});

export const Delivery = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/settings/delivery' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Add a day: Own closing days/ });
    await userEvent.type(field, '06/01/2027{Enter}');
    await expect(await canvas.findByText('Wed 06/01/2027')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview the change' }));
    await expect(await canvas.findByRole('row', { name: /^Own closing days/ })).toBeVisible();
  },
});

export const Notices = meta.story({
  tags: ['state'],
  args: { path: '/settings/notices' },
  play: async ({ canvas, userEvent }) => {
    const messages = within(
      await canvas.findByRole('group', { name: 'Messages of the contact form' }),
    );
    await userEvent.click(await messages.findByRole('checkbox', { name: /own address/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview the change' }));
    await expect(
      (await canvas.findAllByText('Nobody would get this notice. Please choose somebody'))[0],
    ).toBeVisible();
  },
});

/** The preview marks new and removed passages. 'Last changed on' shows the start date. */
export const Policies = meta.story({
  tags: ['state'],
  args: { path: '/settings/policies' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Text/ });
    await userEvent.clear(field);
    await userEvent.type(
      field,
      '<h2>1. Who may buy</h2><p>We sell to clinics, too.</p><p>Last changed on <time datetime="2026-01-01">01/01/2026</time></p>',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview the text' }));
    await expect(
      await canvas.findByText('Against the text of now: 1 place new, 1 left out.'),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('insertion'))[0]).toHaveTextContent(/clinics, too/);
    const save = await canvas.findByRole('button', { name: /^Let it hold from/ });
    const today = /\S+$/.exec(save.textContent)?.[0] ?? 'no day';
    await expect(await canvas.findByText(`Last changed on ${today}`)).toBeVisible();
    await expect((await canvas.findAllByRole('deletion'))[0]).toHaveTextContent(/and prescribers/);
    await expect(await canvas.findByRole('textbox', { name: /^Reason/ })).toHaveFocus();
  },
});

/** An unchanged text is refused, unless it replaces a version that starts later. */
export const PolicyUnchanged = meta.story({
  args: { path: '/settings/policies' },
  beforeEach: ({ msw }) => msw.use(...settingHandlers({ isPolicyPlanned: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview the text' }));
    await expect(
      await canvas.findByText('Nothing is different from now. There is nothing to preview'),
    ).toBeVisible();
  },
});

/** An earlier text comes back as a new version. */
export const PolicyChangedBack = meta.story({
  args: { path: '/settings/policies' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read: As the shop came' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByText('We sell to practitioners.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Begin with this text' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Text/ })).toHaveValue(
        '<h2>1. Who may buy</h2>\n<p>We sell to practitioners.</p>',
      ),
    );
  },
});

export const PolicyForReader = meta.story({
  args: { path: '/settings/policies', role: 'auditor' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read: Version 1' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('We sell to practitioners and prescribers.');
    await expect(dialog.queryByRole('button', { name: 'Begin with this text' })).toBeNull();
  },
});
