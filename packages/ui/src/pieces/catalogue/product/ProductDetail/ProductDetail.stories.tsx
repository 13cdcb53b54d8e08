import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect, fireEvent, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { BuyersOffer } from '../../offer/BuyersOffer/BuyersOffer.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { VisitorsOffer } from '../../offer/VisitorsOffer/VisitorsOffer.tsx';

const filler = aProduct({
  categories: [
    { id: 2, name: 'Dermal fillers' },
    { id: 21, name: 'Lips' },
  ],
  promotions: [aPromotion()],
});
const cannula = aProduct({ type: 'nonPrescription', isPrescription: false });
const toxin = aProduct({ type: 'prescription', isPrescription: true });
const onAdd = fn();

const meta = preview.meta({
  title: 'Catalogue/ProductDetail',
  component: ProductDetail,
  parameters: {
    guide: {
      useFor: ['A product by itself, with all there is to read about it.'],
      useNot: ['A product among others: use ProductCard.'],
      anatomy: [
        ['Picture', 'Under a lens', 'img'],
        ['Name', 'The title of the page', 'h1'],
        ['Categories', 'More of its kind', 'h1 + div ul'],
        ['Offer', 'BuyersOffer or VisitorsOffer', 'form'],
        ['Description', 'As the pharmacy wrote it'],
        [
          'Additional information',
          'Code, pack, storage, for customers VAT: each fact a line of a table',
          'table',
        ],
      ],
      drawnIn: 'SoldBothWays',
      screenReader: [
        'The picture, “Magnify, toggle button”, then “Nitrile gloves, heading level 1”.',
        'Price, stock, promotions, the form; then the texts, each under its heading.',
      ],
      content: [
        'Name: in full, with strength and pack size.',
        'A text that is missing takes its heading with it.',
      ],
      do: ['Give the visitor the same page without what is for customers.'],
      dont: ['Fold the texts away behind “Read more”: they are what the page is for.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: {
    product: filler,
    categoryHref: (id) => `/categories?categoryId=${id}`,
    children: <BuyersOffer product={filler} onAdd={onAdd} />,
  },
  beforeEach: () => {
    onAdd.mockClear();
  },
});

export const SoldBothWays = meta.story({
  tags: ['@2.11', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await step('shows all details', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: filler.name })).toBeVisible();
      await expect(canvas.getByRole('img', { name: filler.name })).toBeVisible();
      await expect(canvas.getByText('£58.50')).toBeVisible();
      await expect(canvas.getByText('+ VAT')).toBeVisible();
      await expect(canvas.getByText('In stock')).toBeVisible();
      await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Lips' })).toHaveAttribute(
        'href',
        '/categories?categoryId=21',
      );
      await expect(canvas.getByText(/A smooth cross-linked gel/)).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'Storage' })).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: 'VAT 20%, zero-rated on prescription' }),
      ).toBeVisible();
      await expect(canvas.getByRole('table')).toHaveTextContent('Store between 2 °C and 25 °C.');
    });
    const add = canvas.getByRole('button', { name: 'Add' });
    const option = canvas.getByRole('combobox', { name: 'Purchase option' });
    await step('Add waits for a purchase option', async () => {
      await expect(add).toBeDisabled();
      await expect(canvas.getByText('Please choose a purchase option')).toBeVisible();
    });
    await step('on prescription, shows the price without VAT and a warning', async () => {
      await userEvent.selectOptions(option, 'Prescription Item (VAT FREE)');
      await expect(await canvas.findByText('VAT free on prescription')).toBeVisible();
      await expect(await canvas.findByText('Prescription required')).toBeVisible();
    });
    await step('without prescription, shows neither', async () => {
      await userEvent.selectOptions(option, 'Non Prescription Item (PAY VAT)');
      await expect(await canvas.findByText('+ VAT')).toBeVisible();
      await expect(canvas.queryByText('Prescription required')).not.toBeInTheDocument();
    });
    await step('adds the product to the cart', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Increase Quantity' }));
      await userEvent.click(add);
      await expect(onAdd).toHaveBeenCalledWith({ quantity: 2, isPrescription: false });
    });
  },
});

export const WithoutPrescription = meta.story({
  tags: ['state'],
  args: { product: cannula, children: <BuyersOffer product={cannula} onAdd={onAdd} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: false });
  },
});

export const OnPrescriptionOnly = meta.story({
  tags: ['@5.18', 'state'],
  args: { product: toxin, children: <BuyersOffer product={toxin} onAdd={onAdd} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
    await expect(canvas.queryByText('+ VAT')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: true });
  },
});

export const ForAVisitor = meta.story({
  tags: ['@2.11', '@5.18', 'state'],
  args: {
    product: aPublicProduct(),
    children: <VisitorsOffer product={aPublicProduct()} signInHref="/signin" />,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('rowheader', { name: 'VAT' })).not.toBeInTheDocument();
  },
});

export const BrokenPicture = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: filler.name });
    await fireEvent.error(picture);
    await expect(picture).toHaveAttribute('src', '/images/products/default.svg');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
