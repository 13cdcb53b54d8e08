import { listDeskSynonyms } from '@formulary/rules/calls/desk/deskSynonymCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { synonymHandlers, synonymsOfTheShop } from './mocks/synonymHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Synonyms',
  component: DeskAt,
  args: { path: '/catalogue/synonyms', role: 'superintendent' as const },
  parameters: screenParameters(
    'What people type and what is searched instead: added, changed, removed and put back, with a preview of searches.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Synonyms' }));
    await expect(await table.findByRole('row', { name: /botox.*botulinum toxin/ })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Find'), 'sharps');
    await expect(await canvas.findByText('1 synonym')).toBeVisible();
  },
});

/** N opens the form; the preview says what a search finds; Undo takes it back. */
export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Synonyms' });
    await userEvent.keyboard('n');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a synonym' }));
    await userEvent.type(await dialog.findByLabelText(/^What people type/), 'mitts');
    await userEvent.type(await dialog.findByLabelText(/^Words of the catalogue/), 'nitrile gloves');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('2 products, searched as ‘nitrile gloves’')).toBeVisible();
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Asked for by phone');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('row', { name: /mitts/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Removed: 1')).toBeVisible();
  },
});

/** A name of two meanings is refused at its field. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a synonym' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a synonym' }));
    await userEvent.type(await dialog.findByLabelText(/^What people type/), 'botox');
    await userEvent.type(await dialog.findByLabelText(/^Words of the catalogue/), 'toxin');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Tidying up');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add' }));
    await expect(
      await dialog.findByText('‘botox’ is a synonym of ‘botulinum toxin’ already'),
    ).toBeVisible();
  },
});

/** If a colleague changed the synonym meanwhile, the form shows their change and keeps the typed text. Saving again replaces it. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, msw, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change botox' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Change ‘botox’' }));
    const means = await dialog.findByLabelText(/^Words of the catalogue/);
    await userEvent.clear(means);
    await userEvent.type(means, 'toxin');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Shorter');
    const theirs = synonymsOfTheShop.map((each) =>
      each.name === 'botox' ? { ...each, means: 'toxin type a', version: 90 } : each,
    );
    msw.use(...synonymHandlers(false, theirs));
    await step('says what it is now', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
      await expect(
        await dialog.findByText('Now ‘botox’ is searched as ‘toxin type a’.'),
      ).toBeVisible();
      await expect(await dialog.findByLabelText(/^Words of the catalogue/)).toHaveValue('toxin');
    });
    await step('saves over it when asked again', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
      await expect(await canvas.findByRole('row', { name: /^botox toxin C/ })).toBeVisible();
    });
  },
});

export const OfFile = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...synonymHandlers(true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/SEARCH_SYNONYMS/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a synonym' })).toBeNull();
  },
});

/** Who may not change the catalogue sees them without buttons. */
export const ReadOnly = meta.story({
  tags: ['state'],
  args: { role: 'pharmacist' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Synonyms' });
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskSynonyms)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskSynonyms)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
