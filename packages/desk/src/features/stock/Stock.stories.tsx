import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { stockHandlers } from './mocks/stockHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Stock/Stock',
  component: DeskAt,
  args: { path: '/stock', role: 'stock' as const },
  parameters: screenParameters(
    'Every product with its stock, what runs out and what to order, and the movements of one beside the list.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Stock' });
    const row = await within(grid).findByRole('row', { name: /Nitrile gloves/ });
    await expect(row).toHaveTextContent('At safety stock');
    await expect(await canvas.findByText('1–6 of 6 products')).toBeVisible();
  },
});

/** J and Enter open a product beside the list; its movements say why each pack is there. */
export const Beside = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await userEvent.keyboard('j{Enter}');
    const panel = within(await canvas.findByRole('region', { name: /^BD Microlance/ }));
    await expect(await panel.findByRole('row', { name: /Goods in.*\+50.*70/ })).toBeVisible();
    await expect(await panel.findByRole('link', { name: 'F-2026-000031' })).toBeVisible();
  },
});

/** A opens the form; what it says moves the ledger. */
export const Adjusted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await userEvent.keyboard('j{Enter}');
    const panel = within(await canvas.findByRole('region', { name: /^BD Microlance/ }));
    await userEvent.click(await panel.findByRole('button', { name: 'Adjust' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Adjust BD/ }));
    await userEvent.type(await dialog.findByLabelText(/^Packs/), '-3');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Samples for the clinic');
    await userEvent.click(await dialog.findByRole('button', { name: 'Adjust' }));
    await expect(await panel.findByRole('row', { name: /Adjusted.*−3.*61/ })).toBeVisible();
  },
});

/** More than there is. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await userEvent.keyboard('j{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Adjust' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Adjust BD/ }));
    await userEvent.type(await dialog.findByLabelText(/^Packs/), '-300');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Flooded');
    await userEvent.click(await dialog.findByRole('button', { name: 'Adjust' }));
    await expect(await dialog.findByText(/Only 64 packs of BD Microlance/)).toBeVisible();
  },
});

export const Reversed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await userEvent.keyboard('j{Enter}');
    const panel = within(await canvas.findByRole('region', { name: /^BD Microlance/ }));
    const row = within(await panel.findByRole('row', { name: /Adjusted.*crushed/ }));
    await userEvent.click(await row.findByRole('button', { name: 'Reverse' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reverse this movement' }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'They were whole');
    await userEvent.click(await dialog.findByRole('button', { name: 'Reverse' }));
    await expect(await panel.findByRole('row', { name: /Reversed.*\+2/ })).toBeVisible();
  },
});

/** Filters are in the address. */
export const RunsOut = meta.story({
  tags: ['state'],
  args: { path: '/stock?runsOutWithin=14&sort=daysLeft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lidocaine 2% gel, 20 ml')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Hyaluronidase/)).not.toBeInTheDocument());
  },
});

/** Pharmacists see stock and change nothing. */
export const Reader = meta.story({
  args: { role: 'pharmacist' as const },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await userEvent.keyboard('j{Enter}');
    await canvas.findByRole('table', { name: 'Movements' });
    await expect(canvas.queryByRole('button', { name: 'Adjust' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reverse' })).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...stockHandlers({ products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskStock)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskStock)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...stockHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('Lidocaine 2% gel, 20 ml')).toBeVisible();
  },
});
