import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { QuantityCost } from './QuantityCost.tsx';

const filler = aProduct({ promotions: [aPromotion()] });

const meta = preview.meta({
  title: 'Catalogue/QuantityCost',
  component: QuantityCost,
  parameters: {
    guide: {
      useFor: ['What a quantity comes to, before it is in the cart.'],
      useNot: ['The price of one pack: use Price.'],
      anatomy: [
        ['Cost', 'With VAT, or free of it on prescription', '"£250.20"'],
        ['Saving', 'When an offer is reached', '"You save"'],
        ['Shortage', 'Instead of both, when there are not as many'],
      ],
      drawnIn: 'Saving',
      screenReader: ['Said again whenever the quantity changes: “£250.20 for 4, including VAT…”.'],
      content: ['Say whether VAT is in it, with the rate.'],
      do: ['Keep it in the page from the first quantity on: only then is a change of it read out.'],
      dont: ['Take the saving off once more: the cost has it already.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { product: filler, quantity: 2, isPrescription: false },
});

export const WithVat = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^£140\.40 for 2, including VAT at 20%$/,
    );
  },
});

/** Three as a bundle and one more (spec 9.5). */
export const Saving = meta.story({
  args: { quantity: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£250.20 for 4, including VAT at 20%')).toBeVisible();
    await expect(canvas.getByText('You save £25.50')).toBeVisible();
  },
});

export const OnPrescription = meta.story({
  args: { isPrescription: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£117.00 for 2, VAT free')).toBeVisible();
  },
});

/** Shows nothing for a quantity of 0. */
export const QuantityOfZero = meta.story({
  tags: ['!autodocs'],
  args: { quantity: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Shows no cost for an unavailable quantity. */
export const TooFewInStock = meta.story({
  args: { quantity: 99, shortage: 'Only 35 in stock' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Only 35 in stock$/);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <QuantityCost {...args} />
      <QuantityCost {...args} quantity={4} />
      <QuantityCost {...args} isPrescription />
      <QuantityCost {...args} shortage="Only 35 in stock" />
    </Stack>
  ),
});
