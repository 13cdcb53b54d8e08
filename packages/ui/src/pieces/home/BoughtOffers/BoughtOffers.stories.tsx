import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect, fn, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { QuickAdd } from '../../catalogue/offer/QuickAdd/QuickAdd.tsx';
import { BoughtOffers } from './BoughtOffers.tsx';

const promotions = [aPromotion()];
const products = [
  aProduct({ id: 1, promotions: [aPromotion(), aPromotion({ quantity: 10, price: 450_000 })] }),
  aProduct({ id: 2, name: 'Blunt cannula 25G × 50 mm, box of 20', promotions }),
  aProduct({ id: 3, name: 'Lidocaine 1 % injection, 10 × 5 ml', promotions }),
  aProduct({ id: 4, name: 'Nitrile gloves, medium, box of 100', inStock: 0, promotions }),
];

const meta = preview.meta({
  title: 'Account/BoughtOffers',
  component: BoughtOffers,
  parameters: {
    guide: {
      useFor: ['Offers in what this buyer has bought before.'],
      useNot: ['Offers to everybody: use ProductGrid.'],
      anatomy: [
        ['Picture', 'The pack', 'img'],
        ['Name', 'Leads to the product, from anywhere on the card', 'a'],
        ['Offer', 'The bundles and what they cost, without VAT', '[aria-label="Promotions"]'],
        ['Stock', 'In words', '[data-stock]'],
        ['Actions', 'Quantity and Add, above the link of the card', 'button'],
      ],
      drawnIn: 'Four',
      screenReader: ['A list; each its name as a link, its bundles, its stock.'],
      content: ['The product’s own name.'],
      do: ['Show six at most, those in stock first.'],
      dont: ['Show the heading where there are none.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: {
    products,
    hrefOf: (id) => `/product/${id}`,
    actionsFor: (product) => <QuickAdd product={product} onAdd={fn()} />,
  },
});

export const Four = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/product/1', '/product/2', '/product/3', '/product/4']);
    const last = canvas.getByRole('link', { name: /Nitrile/ }).closest('li')!;
    await expect(within(last).getByText('Out of stock')).toBeVisible();
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
