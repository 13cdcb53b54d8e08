import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ProductGrid } from './ProductGrid.tsx';

const products = [
  aProduct(),
  aProduct({
    id: 13,
    name: 'Botulinum toxin type A 100 units powder for solution for injection',
    image: 'bta-pwd-100-1.svg',
    type: 'prescription',
    isPrescription: true,
    price: 129_000,
  }),
  aProduct({
    id: 14,
    name: 'Nitrile gloves, medium, box of 100',
    image: 'glv-nit-m-100.svg',
    price: 6_450,
    promotions: [aPromotion({ quantity: 10, price: 55_000 })],
  }),
  aProduct({
    id: 15,
    name: 'Blunt cannula 25G × 50 mm, box of 20',
    image: 'can-25-50.svg',
    inStock: 4,
    minimumStock: 5,
  }),
  aProduct({
    id: 16,
    name: 'Hyaluronidase 1,500 units powder for solution, 10 ampoules',
    image: 'hyal-1500-10.svg',
  }),
  aProduct({
    id: 17,
    name: 'Sodium chloride 0.9 % solution for injection, 10 ml, 20 ampoules',
    image: 'nacl-amp-10-20.svg',
  }),
];

const meta = preview.meta({
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  parameters: {
    guide: {
      useFor: ['The products of a page, as many beside each other as fit.'],
      useNot: ['While they first load: use ProductGridSkeleton.', 'None: use NoProducts.'],
      anatomy: [
        ['List', 'As many cards beside each other as fit', 'ul'],
        [
          'Card',
          'One product, with its price and stock; the whole card leads to it',
          'li:nth-child(3) article',
        ],
      ],
      drawnIn: 'Full',
      screenReader: ['“Products, list, 12 items”; busy while the next page is on its way.'],
      content: [
        'No words but the name of the list, “Products”; how many were found stands above it.',
      ],
      do: ['Keep the page before in view, dimmed, while the next one loads.'],
      dont: ['Load more by scrolling: each page has an address of its own.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { products, productHref: (id) => `/product/${id}`, signInHref: '/signin' },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const link = canvas.getByRole('link', { name: 'Nitrile gloves, medium, box of 100' });
    await expect(link).toHaveAttribute('href', '/product/14');
  },
});

export const Busy = meta.story({
  tags: ['state'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const ForAVisitor = meta.story({
  tags: ['state'],
  args: { products: [aPublicProduct(), aPublicProduct({ id: 13, isInStock: false })] },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
