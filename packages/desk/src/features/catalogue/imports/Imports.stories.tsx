import {
  listCatalogueImports,
  readCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { importHandlers } from '../mocks/importHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Imports',
  component: DeskAt,
  args: { path: '/catalogue/imports', role: 'superintendent' as const },
  parameters: screenParameters(
    'Reads files of products and prices, and lists those that were read.',
  ),
  beforeEach: enterDesk,
});
const csv = (name: string) => new File(['Code,Price\nA,1.00'], name, { type: 'text/csv' });

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Imports' });
    const row = await within(table).findByRole('row', { name: /December/ });
    await expect(row).toHaveTextContent('To look at');
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(listCatalogueImports, () => ({ answer: { rows: [], hasMore: false } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been imported')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listCatalogueImports)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listCatalogueImports)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...importHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** The whole file is refused, with row and column. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Read a file/), csv('broken.csv'));
    await expect(await canvas.findByText(/Row 1: ‘Pirce’ is no column/)).toBeVisible();
  },
});

/** The file does not tell whether 03/04 is in March or April. */
export const Unclear = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Read a file/), csv('unclear.csv'));
    await userEvent.click(await canvas.findByRole('radio', { name: /The day/ }));
    await expect(await canvas.findByRole('button', { name: 'Read' })).toBeEnabled();
  },
});

/** How far the server is, as it says itself. Cancelling ends the reading, and keeps nothing of the file. */
export const Reading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(readCatalogueImport)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Read a file/), csv('prices.csv'));
    await expect(await canvas.findByText(/82,500 of 200,000 rows taken in/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Cancel the reading/ })).toBeEnabled();
  },
});

/** Nothing is left of a file whose reading was cancelled. */
export const ReadingCancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(mockLoading(readCatalogueImport)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Read a file/), csv('prices.csv'));
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel the reading/ }));
    await expect(canvas.queryByText('prices.csv')).toBeNull();
    await expect(canvas.queryByText(/rows taken in/)).toBeNull();
  },
});

/** A file that was read opens, with what it does. */
export const Read = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Read a file/), csv('prices.csv'));
    await expect(
      await canvas.findByRole('heading', { name: 'Prices of December.csv' }),
    ).toBeVisible();
  },
});

export const Reader = meta.story({
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByLabelText(/Read a file/)).toBeNull();
  },
});
