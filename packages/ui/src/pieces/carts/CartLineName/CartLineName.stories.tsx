import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { CartLineName } from './CartLineName.tsx';

const filler = aCartLine();
const cannula = aCartLine({ name: 'Blunt cannula 25G × 50 mm, box of 20', inStock: 7 });
const needle = aCartLine({ name: 'Needle 30G × 13 mm, box of 100', inStock: 0 });

const meta = preview.meta({
  title: 'Cart/CartLineName',
  component: CartLineName,
  parameters: {
    guide: {
      useFor: ['The product of a line of the cart.'],
      useNot: ['Lines that are only read: use OrderSummaryLines.'],
      anatomy: [
        ['Name', 'A link to the product', 'a'],
        ['Shortage', 'When the cart holds more than there is', 'span "Only 2"'],
      ],
      drawnIn: 'TooFew',
      screenReader: ['“Needle 30G × 13 mm, box of 100, link”, “Out of stock”.'],
      content: ['Say how many there are: “Only 2 in stock”.'],
      do: ['Judge a shortage over both lines of the product: they share its stock.'],
      dont: ['Grey out a name: it still leads to its product.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { line: filler, href: '/product/12', isOutOfStock: false },
});

export const Available = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: filler.name });
    await expect(link).toHaveAttribute('href', '/product/12');
    await expect(canvas.queryByText(/stock/)).not.toBeInTheDocument();
  },
});

/** Seven in stock, five of them reserved (spec 5.21). */
export const TooFew = meta.story({
  args: { line: cannula, isOutOfStock: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 2 in stock')).toBeVisible();
  },
});

export const NoLongerSold = meta.story({
  args: { line: needle, isOutOfStock: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <CartLineName {...args} />
      <CartLineName {...args} line={cannula} isOutOfStock />
      <CartLineName {...args} line={needle} isOutOfStock />
    </Stack>
  ),
});
