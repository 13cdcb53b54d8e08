import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { partedDoses } from '@formulary/storybook-kit/plays/partedDoses';
import preview from '@formulary/storybook-kit/preview';
import { OrderSummaryLines } from './OrderSummaryLines.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderSummaryLines',
  component: OrderSummaryLines,
  parameters: {
    guide: {
      useFor: ['What is about to be ordered, in short.'],
      useNot: ['Lines that can be changed: use CartTable.'],
      anatomy: [
        ['Picture, name', 'The product', 'img'],
        ['Quantity × price', 'And whether it is on prescription', 'p "×"'],
        ['Saving', 'When its offers save something', '"You save"'],
        ['Subtotal', 'Of the line, without VAT', 'li > p'],
      ],
      drawnIn: 'Full',
      screenReader: ['“Items, list, 2 items”; each with its name, quantity and subtotal.'],
      content: [
        '“4 × £58.50”: how many, then the price of one pack.',
        '“, on prescription” where it is; nothing where it is not.',
      ],
      do: ['Keep the order of the cart.'],
      dont: ['Link the names: a press would lead out of the checkout.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    lines: [
      aCartLine({ quantity: 4, promotions: [aPromotion()] }),
      aCartLine({
        productId: 13,
        isPrescription: true,
        type: 'prescription',
        name: 'Botulinum toxin type A 100 units powder for solution for injection',
        image: 'bta-pwd-100-1.svg',
        unitPrice: 129_000,
      }),
    ],
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, step }) => {
    const [bundle, prescribed] = within(canvas.getByRole('list', { name: 'Items' })).getAllByRole(
      'listitem',
    ) as [HTMLElement, HTMLElement];
    await step('shows a line with an offer', async () => {
      await expect(bundle).toHaveTextContent('4 × £58.50');
      await expect(bundle).toHaveTextContent('You save £25.50');
      await expect(bundle).toHaveTextContent('£208.50');
    });
    await step('keeps every number with its unit', async () => {
      await expect(prescribed).toHaveTextContent('100 units');
      await expect([...partedDoses(bundle), ...partedDoses(prescribed)]).toEqual([]);
    });
    await step('shows a line on prescription', async () => {
      await expect(prescribed).toHaveTextContent('1 × £129.00, on prescription');
      await expect(prescribed).not.toHaveTextContent('You save');
    });
  },
});
