import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { CartLineSubtotal } from './CartLineSubtotal.tsx';

const plain = aCartLine({ quantity: 2 });
const bundled = aCartLine({ quantity: 4, promotions: [aPromotion()] });

const meta = preview.meta({
  title: 'Cart/CartLineSubtotal',
  component: CartLineSubtotal,
  parameters: {
    guide: {
      useFor: ['What a line of the cart costs without VAT, and what its offers saved.'],
      useNot: ['The price of a pack: use Price.'],
      anatomy: [
        ['Subtotal', 'The line without VAT, its offers taken off', 'div "£208.50"'],
        ['Saving', 'When its offers save something', '"You save"'],
      ],
      drawnIn: 'Saving',
      screenReader: ['“£208.50”, “You save £25.50”.'],
      content: ['Amounts to the penny.', '“You save £25.50”: in words, without a minus.'],
      do: ['Show a saving where it was made.'],
      dont: ['Add the VAT: it has a column of its own.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { line: plain },
});

export const WithoutOffer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£117.00')).toBeVisible();
    await expect(canvas.queryByText(/save/)).not.toBeInTheDocument();
  },
});

export const Saving = meta.story({
  args: { line: bundled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£208.50')).toBeVisible();
    await expect(canvas.getByText('You save £25.50')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <CartLineSubtotal line={plain} />
      <CartLineSubtotal line={bundled} />
    </Stack>
  ),
});
