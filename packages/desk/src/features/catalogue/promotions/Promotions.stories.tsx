import { listDeskPromotions } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { priceHandlers } from '../mocks/priceHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Promotions',
  component: DeskAt,
  args: { path: '/catalogue/promotions', role: 'customer-service' as const },
  parameters: screenParameters(
    'Every promotion: planned, on, ended or called off, and what a cart costs with one beside the list.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Promotions' });
    const row = await within(grid).findByRole('row', { name: /Lidocaine/ });
    await expect(row).toHaveTextContent('Not worthwhile');
    await expect(await canvas.findByText('1–5 of 5 promotions')).toBeVisible();
  },
});

/** J and Enter show what a cart costs with a promotion, and what else is on. */
export const Beside = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–5 of 5 promotions');
    await userEvent.keyboard('jj{Enter}');
    const panel = within(await canvas.findByRole('region', { name: /^3 of Nitrile/ }));
    const table = within(await panel.findByRole('table', { name: 'A line of the cart' }));
    await expect(
      await table.findByRole('row', { name: /^3 £36.00 £33.00 £39.60 £3.00/ }),
    ).toBeVisible();
    await expect(await panel.findByText('Other promotions are on at the same time')).toBeVisible();
  },
});

/** The preview of a new promotion, before it is added. */
export const Previewed = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a promotion' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a promotion' }));
    await userEvent.type(await dialog.findByLabelText(/^Product code/), 'GLOVE-M');
    await userEvent.type(await dialog.findByLabelText(/^Packs of a bundle/), '3');
    await userEvent.type(await dialog.findByLabelText(/^Price of the bundle/), '32.50');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Last day/ }), '31/12/2026');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Winter');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect(
      await dialog.findByText('Another promotion has the same size at the same time'),
    ).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add the promotion' }));
    await expect(await canvas.findByText('1–6 of 6 promotions')).toBeVisible();
  },
});

/** A bundle that costs more than its packs is refused in words. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–5 of 5 promotions');
    await userEvent.keyboard('jj{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Change 3 of Nitrile/ }));
    const price = await dialog.findByLabelText(/^Price of the bundle/);
    await userEvent.clear(price);
    await userEvent.type(price, '40');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'A mistake');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText(/costs more than its packs alone/)).toBeVisible();
  },
});

export const Ended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–5 of 5 promotions');
    await userEvent.keyboard('jj{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'End now' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^End 3 of Nitrile/ }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Sold out');
    await userEvent.click(await dialog.findByRole('button', { name: 'End it now' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'End now' })).toBeNull());
  },
});

/** Who may not change prices sees promotions. */
export const Reader = meta.story({
  args: { role: 'stock' as const },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–5 of 5 promotions');
    await userEvent.keyboard('jj{Enter}');
    await canvas.findByRole('table', { name: 'A line of the cart' });
    await expect(canvas.queryByRole('button', { name: 'Add a promotion' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'End now' })).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...priceHandlers({ promotions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no promotions yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskPromotions)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Promotions' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskPromotions)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...priceHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('1–5 of 5 promotions')).toBeVisible();
  },
});
