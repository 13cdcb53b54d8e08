import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { comesWithSession } from '@formulary/storybook-kit/plays/comesWithSession';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { ProductCard } from './ProductCard.tsx';

const Column = styled.div`
  max-inline-size: 18rem;
`;

const onOffer = aProduct({
  promotions: [aPromotion(), aPromotion({ quantity: 10, price: 450_000 })],
});

const visitors = aPublicProduct({
  name: 'Blunt cannula 25G × 50 mm, box of 20',
  image: 'can-25-50.svg',
});

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Stops at the name; for a visitor also at “Login to see prices”',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: aProduct().name }),
      canvas.getByRole('link', { name: visitors.name }),
      canvas.getByRole('link', { name: 'Login to see prices' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  parameters: {
    guide: {
      useFor: ['One product among others, to look closer at.'],
      useNot: [
        'A product by itself: use ProductDetail.',
        'A line of a cart or order: use a Table.',
      ],
      anatomy: [
        ['Picture', 'Decoration: the name stands below', 'img'],
        ['Ribbon', 'OFFER, for customers', 'article > div:nth-child(2) > span'],
        ['Name', 'The link; it spans the card', 'h2'],
        ['Price', 'Or “Login to see prices”', '[data-vat]'],
        ['Promotions', '“Buy 5 for £80.00”', '[aria-label="Promotions"]'],
        ['Stock', 'In words; the border says it again in green or maroon', 'p[data-stock]'],
      ],
      drawnIn: 'OnOffer',
      keyboard,
      screenReader: ['“Article”: the name, a link.', '“£42.00 + VAT”, the promotions, “In stock”.'],
      content: ['The name as it stands on the pack.'],
      do: ['Say the stock in words; the border only helps.'],
      dont: ['Put a second way to the product on it.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { product: aProduct(), href: '/product/12', signInHref: '/signin' },
  decorators: [
    (Story, { name }) =>
      name === 'All States' ? (
        <Story />
      ) : (
        <Column>
          <Story />
        </Column>
      ),
  ],
});

/** Returns the border colour, which is green or maroon from the theme. */
function edgeOf(card: HTMLElement): string {
  return getComputedStyle(card).borderTopColor;
}

export const InStock = meta.story({
  tags: ['@2.10'],
  play: async ({ canvas, step }) => {
    const card = canvas.getByRole('article');
    await step('the whole card links to the product', async () => {
      const link = canvas.getByRole('link', { name: aProduct().name });
      await expect(link).toHaveAttribute('href', '/product/12');
    });
    await step('shows price, VAT and stock in words', async () => {
      await expect(canvas.getByText('£58.50')).toBeVisible();
      await expect(canvas.getByText('+ VAT')).toBeVisible();
      await expect(canvas.getByText('In stock')).toBeVisible();
      await expect(canvas.queryByText('OFFER')).not.toBeInTheDocument();
    });
    await step('has a green border', async () => {
      await expect(card).toHaveAttribute('data-stock', 'available');
      await expect(edgeOf(card)).toBe('rgb(19, 122, 80)');
    });
  },
});

export const OutOfStock = meta.story({
  tags: ['@2.10'],
  args: { product: aProduct({ inStock: 5, minimumStock: 5 }) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveAttribute('data-stock', 'unavailable');
    await expect(edgeOf(card)).toBe('rgb(138, 21, 56)');
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
});

export const OnOffer = meta.story({
  tags: ['@2.10'],
  args: { product: onOffer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OFFER')).toBeVisible();
    await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
    await expect(canvas.getByText('Buy 10 for £450.00')).toBeVisible();
  },
});

export const OnPrescriptionOnly = meta.story({
  args: {
    product: aProduct({
      type: 'prescription',
      isPrescription: true,
      name: 'Botulinum toxin type A 100 units powder for solution for injection',
      image: 'bta-pwd-100-1.svg',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT free on prescription')).toBeVisible();
  },
});

export const ForAVisitor = meta.story({
  args: { product: aPublicProduct() },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Login to see prices' });
    await expect(link).toHaveAttribute('href', '/signin');
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
    await expect(canvas.getByText('In stock')).toBeVisible();
  },
});

/** In a browser with a session, a visitor's price prompt takes the height of the price. */
export const ToSomebodySignedIn = meta.story({
  tags: ['state'],
  render: (args) => (
    <Grid $minimum="15rem">
      <ProductCard {...args} product={aPublicProduct()} />
      <ProductCard {...args} product={aProduct({ promotions: [] })} />
    </Grid>
  ),
  beforeEach: comesWithSession,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login to see prices')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Login/ })).not.toBeInTheDocument();
    const [first, second] = canvas.getAllByRole('article').map(({ clientHeight }) => clientHeight);
    await expect(first).toBe(second);
  },
});

export const OnAPhone = meta.story({
  args: { product: onOffer },
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <ProductCard {...args} />
      <ProductCard {...args} product={visitors} />
    </>
  ),
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ href, signInHref }) => (
    <Grid>
      {[
        aProduct(),
        onOffer,
        aProduct({
          id: 13,
          inStock: 0,
          name: 'Blunt cannula 25G × 50 mm, box of 20',
          image: 'can-25-50.svg',
        }),
        aProduct({ id: 14, isPrescription: true, type: 'prescription' }),
        aPublicProduct(),
        aPublicProduct({ isInStock: false }),
      ].map((product, index) => (
        <ProductCard
          key={['plain', 'offer', 'out', 'prescription', 'visitor', 'visitorOut'][index]}
          product={product}
          href={href}
          signInHref={signInHref}
        />
      ))}
    </Grid>
  ),
});
