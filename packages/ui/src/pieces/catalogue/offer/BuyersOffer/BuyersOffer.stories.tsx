import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { BuyersOffer } from './BuyersOffer.tsx';

const toxin = aProduct({ id: 13, type: 'prescription', isPrescription: true });
const gone = aProduct({ id: 14, type: 'nonPrescription', isPrescription: false, inStock: 0 });

const meta = preview.meta({
  title: 'Catalogue/BuyersOffer',
  component: BuyersOffer,
  parameters: {
    guide: {
      useFor: ['What a signed-in buyer is offered of a product.'],
      useNot: ['A visitor: use VisitorsOffer.'],
      anatomy: [
        ['Price', 'Of a pack, with or without VAT as it is bought', '[data-vat]'],
        ['Stock', 'Whether there is any', '[data-stock]'],
        ['Promotions', 'What a larger quantity costs', '[aria-label="Promotions"]'],
        ['Add to cart', 'How many, bought which way', 'form'],
      ],
      drawnIn: 'SoldBothWays',
      screenReader: ['“£58.50 + VAT”, “In stock”, the promotions, then the form.'],
      content: ['VAT is worded as the product is bought: “+ VAT”, or “VAT free on prescription”.'],
      do: ['Let the price follow the purchase option at once.'],
      dont: [
        'Show stock as a figure: “In stock” is all that is said before somebody asks for more.',
      ],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { product: aProduct({ promotions: [aPromotion()] }), onAdd: fn() },
});

export const SoldBothWays = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    const option = canvas.getByRole('combobox', { name: 'Purchase option' });
    await step('shows the price with VAT until an option is chosen', async () => {
      await expect(canvas.getByText('+ VAT')).toBeVisible();
      await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
    });
    await step('shows the price without VAT on prescription', async () => {
      await userEvent.selectOptions(option, 'Prescription Item (VAT FREE)');
      await expect(await canvas.findByText('VAT free on prescription')).toBeVisible();
    });
    await step('adds to the cart with the chosen option', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
      await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: true });
    });
  },
});

export const OnPrescriptionOnly = meta.story({
  tags: ['state'],
  args: { product: toxin },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT free on prescription')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

export const OutOfStock = meta.story({
  tags: ['state'],
  args: { product: gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
});
