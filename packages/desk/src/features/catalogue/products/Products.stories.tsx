import { listDeskCategories } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { listDeskProducts } from '@formulary/rules/calls/desk/deskProductListCall';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { productHandlers } from '../mocks/productHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Products',
  component: DeskAt,
  args: { path: '/catalogue', role: 'stock' as const },
  parameters: screenParameters('Every product of the catalogue, and one of them beside the list.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Products' });
    const row = await within(grid).findByRole('row', { name: /Nitrile gloves/ });
    await expect(row).toHaveTextContent('At safety stock');
    await expect(await canvas.findByText('1–4 of 4 products')).toBeVisible();
  },
});

/** J and Enter open a product beside the list. */
export const Beside = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await userEvent.keyboard('j{Enter}');
    const panel = within(await canvas.findByRole('region', { name: /^BD Microlance/ }));
    await expect(await panel.findByText('Sharps')).toBeVisible();
    await expect(await panel.findByRole('link', { name: 'Open' })).toBeVisible();
  },
});

/** Who may not change the catalogue sees it. */
export const Reader = meta.story({
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByText('BD Microlance 30G needles, 100');
    await expect(canvas.queryByRole('link', { name: 'New product' })).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...productHandlers({ products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskProducts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskCategories)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...productHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('Nitrile gloves, medium, 200')).toBeVisible();
  },
});
