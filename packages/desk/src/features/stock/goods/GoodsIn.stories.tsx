import {
  getDelivery,
  getPurchaseOrder,
  listDeliveries,
  listPurchaseOrders,
} from '@formulary/rules/calls/desk/deskGoodsCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { stockHandlers } from '../mocks/stockHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Stock/Goods in',
  component: DeskAt,
  args: { path: '/stock/goods-in', role: 'stock' as const },
  parameters: screenParameters('Takes deliveries in, against a purchase order or without.'),
  beforeEach: enterDesk,
});

export const Deliveries = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Deliveries' }));
    await expect(await table.findByRole('row', { name: /Alder Wholesale.*DN 4471/ })).toBeVisible();
  },
});

export const NoDelivery = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...stockHandlers({ deliveries: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No delivery has been taken in')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeliveries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Goods in' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeliveries)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...stockHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** Code, Enter, packs, Enter: the hands stay on the keys. */
export const Typed = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/stock/goods-in/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Supplier/), 'Alder Wholesale');
    await userEvent.click(await canvas.findByLabelText(/^Code/));
    await userEvent.keyboard('glove-m{Enter}24{Enter}');
    await canvas.findByRole('row', { name: /Nitrile gloves/ });
    await userEvent.keyboard('lido-2{Enter}12{Enter}');
    await canvas.findByRole('row', { name: /Lidocaine/ });
    await expect(await canvas.findByText('2 products, 36 packs')).toBeVisible();
  },
});

/** Lines that were typed are there again after another screen. */
export const LeftBeforeTakenIn = meta.story({
  args: { path: '/stock/goods-in/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Supplier/), 'Alder Wholesale');
    await userEvent.click(await canvas.findByLabelText(/^Code/));
    await userEvent.keyboard('glove-m{Enter}24{Enter}');
    await canvas.findByRole('row', { name: /Nitrile gloves/ });
    await userEvent.click(await canvas.findByRole('link', { name: /^Counts/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Counts' });
    await userEvent.click(await canvas.findByRole('link', { name: /^Goods in/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Take in a delivery' }));
    await expect(await canvas.findByText('1 product, 24 packs')).toBeVisible();
    await expect(await canvas.findByLabelText(/^Supplier/)).toHaveValue('Alder Wholesale');
  },
});

/** Rows of a spreadsheet: each is answered. */
export const Pasted = meta.story({
  tags: ['state'],
  args: { path: '/stock/goods-in/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Code/));
    await userEvent.paste('Code\tPacks\nGLOVE-M\t24\nNOPE\t3\nLIDO-2\ttwelve\nGLOVE-M\t1');
    await expect(await canvas.findByText('1 of 4 pasted rows came in')).toBeVisible();
    await expect(await canvas.findByText('Row 3: No product has the code NOPE')).toBeVisible();
    await expect(await canvas.findByText('Row 5: GLOVE-M is in row 2 already')).toBeVisible();
  },
});

export const Unknown = meta.story({
  tags: ['state'],
  args: { path: '/stock/goods-in/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Code/));
    await userEvent.keyboard('nope{Enter}3{Enter}');
    await expect(await canvas.findByText('No product has the code nope')).toBeVisible();
    await expect(await canvas.findByLabelText(/^Code/)).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take in' }));
    await expect(await canvas.findByText('Please give the supplier')).toBeVisible();
  },
});

/** The server names the line that it refuses. */
export const Refused = meta.story({
  tags: ['state'],
  args: { path: '/stock/goods-in/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Supplier/), 'Alder Wholesale');
    await userEvent.click(await canvas.findByLabelText(/^Code/));
    await userEvent.keyboard('glove-m{Enter}1000000{Enter}');
    await canvas.findByRole('row', { name: /Nitrile gloves/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Take in' }));
    await expect((await canvas.findAllByText(/More than 10,000,000 packs/))[0]).toBeVisible();
  },
});

/** Over and short show before anything is taken in. */
export const AgainstOrder = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/stock/goods-in/new?order=4' },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Nitrile gloves/ }));
    await expect(row.getByText('120 short')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'All as ordered' }));
    await expect(await row.findByText('as ordered')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take in' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Delivery of Alder Wholesale' }),
    ).toBeVisible();
  },
});

export const Delivery = meta.story({
  tags: ['state'],
  args: { path: '/stock/goods-in/7' },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Nitrile gloves/ }));
    await expect(row.getByText('2 short')).toBeVisible();
    await userEvent.click(await row.findByRole('button', { name: /^Reverse/ }));
    await expect(
      await canvas.findByRole('dialog', { name: 'Reverse this movement' }),
    ).toBeVisible();
  },
});

export const UnknownDelivery = meta.story({
  args: { path: '/stock/goods-in/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such delivery')).toBeVisible();
  },
});

export const DeliveryFailed = meta.story({
  args: { path: '/stock/goods-in/7' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getDelivery)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const PurchaseOrders = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/stock/orders' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /PO-2026-41/ });
    await expect(row).toHaveTextContent('Came in part');
  },
});

export const NoPurchaseOrder = meta.story({
  args: { path: '/stock/orders' },
  beforeEach: ({ msw }) => msw.use(...stockHandlers({ purchaseOrders: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No purchase order has been written')).toBeVisible();
  },
});

export const PurchaseOrdersFailed = meta.story({
  args: { path: '/stock/orders' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listPurchaseOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const PurchaseOrder = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/stock/orders/4' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Take in' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Expect nothing more' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Expect nothing more' }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Discontinued');
    await userEvent.click(await dialog.findByRole('button', { name: 'Close the purchase order' }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
  },
});

export const PurchaseOrderFailed = meta.story({
  args: { path: '/stock/orders/4' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getPurchaseOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** What runs out is proposed with how much. */
export const Suggested = meta.story({
  tags: ['state'],
  args: { path: '/stock/orders/new?suggested' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Packs of Lidocaine 2% gel, 20 ml')).toHaveValue(
      '22',
    );
  },
});
