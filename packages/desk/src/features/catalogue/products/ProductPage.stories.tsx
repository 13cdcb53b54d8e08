import { getDeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { priceHandlers } from '../mocks/priceHandlers.ts';
import { productHandlers } from '../mocks/productHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Product',
  component: DeskAt,
  args: { path: '/catalogue/products/1', role: 'stock' as const },
  parameters: screenParameters(
    'A product with everything that staff change of it: each change is looked at, made with a reason, and can be changed back.',
  ),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue(
      'BD Microlance 30G needles, 100',
    );
    await expect(await canvas.findByText('Created the product')).toBeVisible();
    const prices = within(await canvas.findByRole('table', { name: 'Prices' }));
    await expect(prices.getByRole('row', { name: 'From 04/01/2027, 00:00 £12.90' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '1 promotion' })).toHaveAttribute(
      'href',
      '/catalogue/promotions?search=NEEDLE-30G',
    );
    await expect(await canvas.findByRole('link', { name: 'All prices' })).toHaveAttribute(
      'href',
      '/catalogue/products/1/prices',
    );
  },
});

/** The change says what it does before it is made; the timeline changes it back. */
export const Changed = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Needles 30G, 100');
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the change' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Review the change' }));
    await expect(
      await dialog.findByRole('row', { name: /^Name .*Needles 30G, 100$/ }),
    ).toBeVisible();
    await expect(
      await dialog.findByText('2 orders that wait keep what they were sold as.'),
    ).toBeVisible();
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'The supplier renamed it');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Needles 30G, 100' }),
    ).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change back: Changed: Name' }),
    );
    const back = within(await canvas.findByRole('dialog', { name: 'Change back' }));
    await expect(await back.findByLabelText(/^Reason/)).toHaveValue('Change back');
  },
});

/** A code that another product has. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(/^Code/);
    await userEvent.clear(code);
    await userEvent.type(code, 'glove-m');
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the change' }));
    const said = await canvas.findAllByText(/^Another product has this code/);
    await expect(said[0]).toBeVisible();
    await expect(code).toHaveValue('glove-m');
  },
});

/** Somebody else changed it meanwhile: what was typed stays, and both are shown. */
export const Conflict = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...productHandlers({ isChangedMeanwhile: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off sale' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Take off sale' }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Recalled');
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }));
    const said = await dialog.findAllByText(/Tomasz Zielinski/);
    await expect(said[0]).toBeVisible();
  },
});

/** Without its prices, everything else can be changed. */
export const PricesFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskPrices)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...priceHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Prices' })).toBeVisible();
  },
});

/** Who may not change it reads what it is, and what has happened. */
export const Reader = meta.story({
  tags: ['state'],
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByText('Created the product');
    await expect(canvas.queryByRole('button', { name: 'Review the change' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /sale/ })).toBeNull();
    const product = within(await canvas.findByRole('table', { name: 'Product' }));
    await expect(product.getByRole('row', { name: 'Safety stock 5 packs' })).toBeVisible();
  },
});

export const Missing = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/products/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such product')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Product 1' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A new product begins off sale. */
export const New = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/catalogue/products/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    const said = await canvas.findAllByText('Please choose at least one category');
    await expect(said[0]).toBeVisible();
  },
});

/** A copy keeps the texts and needs a code of its own. */
export const Copy = meta.story({
  args: { path: '/catalogue/products/new?copy=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue(
      'BD Microlance 30G needles, 100',
    );
    await expect(await canvas.findByLabelText(/^Code/)).toHaveValue('');
  },
});
