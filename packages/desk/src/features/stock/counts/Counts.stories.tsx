import { getStockCount, listStockCounts } from '@formulary/rules/calls/desk/deskCountCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { stockHandlers } from '../mocks/stockHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Stock/Counts',
  component: DeskAt,
  args: { path: '/stock/counts', role: 'stock' as const },
  parameters: screenParameters('Counts shelves while the shop sells, and books the differences.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Shelf 4, November/ });
    await expect(row).toHaveTextContent('3 of 4');
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...stockHandlers({ counted: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been counted')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listStockCounts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Counts' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listStockCounts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Started = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start a count' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Start a count' }));
    await userEvent.type(await dialog.findByLabelText(/^Name/), 'Shelf 4');
    await userEvent.type(await dialog.findByLabelText(/^Codes/), 'NOPE');
    await userEvent.click(await dialog.findByRole('button', { name: 'Start' }));
    await expect(await dialog.findByText('No product has the code NOPE')).toBeVisible();
  },
});

/** Enter keeps a number and goes on; what should be there shows afterwards. */
export const Sheet = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/stock/counts/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/On the shelf: Hyaluronidase/));
    await userEvent.keyboard('238{Enter}');
    const row = await canvas.findByRole('row', { name: /Hyaluronidase/ });
    await expect(await within(row).findByText('2 fewer than 240')).toBeVisible();
  },
});

/** What was copied from a spreadsheet comes in by its codes, or as a column from this product on. */
export const Pasted = meta.story({
  args: { path: '/stock/counts/3' },
  play: async ({ canvas, userEvent, step }) => {
    const fields = await canvas.findAllByLabelText(/^On the shelf/);
    await step('by code, and each row that does not come in says why', async () => {
      await userEvent.click(fields[0]!);
      await userEvent.paste(`Code\tPacks\nGLOVE-M\t0\nNOPE\t3\n`);
      await expect(await canvas.findByText('1 of 2 pasted rows came in')).toBeVisible();
      await expect(await canvas.findByText('Row 3: NOPE is not to be counted here')).toBeVisible();
      await expect(fields[0]).toHaveValue('0');
    });
    await step('as a column', async () => {
      await userEvent.click(fields[0]!);
      await userEvent.paste('11\r\n12\r\n');
      await expect(await canvas.findByText('2 of 2 pasted rows came in')).toBeVisible();
      await expect(fields[0]).toHaveValue('11');
      await expect(fields[1]).toHaveValue('12');
    });
  },
});

/** A difference needs a reason; one for all of them will do. */
export const Booked = meta.story({
  tags: ['state'],
  args: { path: '/stock/counts/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Reason for Nitrile/), 'Given as samples');
    await userEvent.click(await canvas.findByRole('button', { name: 'Book 2 lines' }));
    await expect(await canvas.findByText('1 line not booked. Each says why')).toBeVisible();
    const gel = within(await canvas.findByRole('row', { name: /Lidocaine/ }));
    await expect(await gel.findByText('Please give a reason')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText(/^Reason of differences/), 'Found behind');
    await userEvent.click(await canvas.findByRole('button', { name: 'Book 1 line' }));
    await expect(await canvas.findByText(/^Found behind, booked by/)).toBeVisible();
  },
});

export const Wrong = meta.story({
  tags: ['state'],
  args: { path: '/stock/counts/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/On the shelf: Hyaluronidase/));
    await userEvent.keyboard('-4{Enter}');
    await expect(await canvas.findByText('0 to 1,000,000 packs')).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { path: '/stock/counts/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Close the count/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Yes, close it/ }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(canvas.queryByLabelText(/^On the shelf/)).toBeNull();
  },
});

export const Reader = meta.story({
  args: { path: '/stock/counts/3', role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Products to count' });
    await expect(canvas.queryByLabelText(/^On the shelf/)).toBeNull();
  },
});

export const SheetFailed = meta.story({
  args: { path: '/stock/counts/3' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getStockCount)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: '/stock/counts/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such count')).toBeVisible();
  },
});
