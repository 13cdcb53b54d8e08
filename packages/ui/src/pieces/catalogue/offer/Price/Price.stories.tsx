import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({
  title: 'Catalogue/Price',
  component: Price,
  parameters: {
    guide: {
      useFor: ['What a pack costs, to somebody who may buy it.'],
      useNot: ['Visitors: use SignInForPrices.', 'What several cost: AddToCart says it.'],
      anatomy: [
        ['Amount', 'Without VAT, in figures of one width', 'strong'],
        ['VAT', '“+ VAT” or “VAT free on prescription”', 'strong + span'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“£42.00 + VAT”, in one breath.'],
      content: ['Two decimals, always; say about VAT, always.'],
      do: ['Follow the purchase option, where the product can be bought either way.'],
      dont: ['Give it an amount with VAT in it: its words say “+ VAT”.'],
      usedBy: ['Products', 'Product'],
    } satisfies Guide,
  },
  args: { amount: 58_500, isPrescription: false },
});

export const PlusVat = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£58.50')).toBeVisible();
    await expect(canvas.getByText('+ VAT')).toBeVisible();
  },
});

export const OnPrescription = meta.story({
  args: { isPrescription: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT free on prescription')).toBeVisible();
    await expect(canvas.queryByText('+ VAT')).not.toBeInTheDocument();
  },
});

export const Large = meta.story({ args: { isLarge: true, amount: 1_234_565 } });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <Price amount={58_500} isPrescription={false} />
      <Price amount={58_500} isPrescription />
      <Price amount={1_234_565} isPrescription={false} isLarge />
      <Price amount={1_234_565} isPrescription isLarge />
    </Stack>
  ),
});
