import { getProduct } from '@formulary/rules/wire/calls/catalogueCalls';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterShop } from '../../mocks/enterShop.ts';
import { mockFailed, mockLoading } from '../../mocks/mockCall.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { lineOf } from '../../mocks/lineOf.ts';
import { mockFiller } from '../../mocks/mockCatalogue.ts';
import { screenParameters } from '../../mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Product',
  component: ShopAt,
  args: { path: '/product/12' },
  parameters: screenParameters(
    'One product: picture under a lens, price and stock, the way into the cart, and all there is to read about it (spec 2.11).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.11', 'state'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
    await expect(canvas.getByText('In stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.11', '@5.18', 'state'],
  play: async ({ canvas, userEvent, step }) => {
    const add = await canvas.findByRole('button', { name: 'Add' });
    await step('what it is and what it costs', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('lip filler');
      await expect(canvas.getByText('£58.50')).toBeVisible();
      await expect(canvas.getByText('+ VAT')).toBeVisible();
      await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Description' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Additional information' })).toBeVisible();
    });
    await step('a purchase option has to be chosen first', async () => {
      await expect(add).toBeDisabled();
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: /Purchase option/ }),
        'Prescription Item (VAT FREE)',
      );
      await expect(canvas.getByText('Prescription required')).toBeVisible();
      await expect(canvas.queryByText('+ VAT')).not.toBeInTheDocument();
    });
    await step('adding says so and counts in the header', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
      await userEvent.click(add);
      await expect(await screen.findByText('Product Added to Cart')).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: /cart/i })).toHaveAccessibleName(/2/);
    });
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber', path: '/product/21' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prescription required')).toBeVisible();
    await expect(await canvas.findByText('VAT free on prescription')).toBeVisible();
    await expect(canvas.getByText(/on prescription cannot be ordered here yet/)).toBeVisible();
  },
});

export const AllThereIsInTheCart = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.17', 'state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ cart: [lineOf(mockFiller, true, 35)] })),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add' });
    await canvas.findByRole('link', { name: /35/ });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Purchase option/ }), '0');
    await userEvent.click(add);
    await expect(await canvas.findByText('Product is out of stock')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(getProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Loading the product/)).toBeInTheDocument();
  },
});

export const NotThere = meta.story({
  args: { role: 'visitor', path: '/product/999' },
  tags: ['@8.9', '@2.11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});

export const WithoutAnId = meta.story({
  args: { role: 'visitor', path: '/product' },
  tags: ['@2.11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.9', '@2.11', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});
