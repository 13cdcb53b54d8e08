import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({
  title: 'Catalogue/Price',
  component: Price,
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
  render: () => (
    <Stack>
      <Price amount={58_500} isPrescription={false} />
      <Price amount={58_500} isPrescription />
      <Price amount={1_234_565} isPrescription={false} isLarge />
      <Price amount={1_234_565} isPrescription isLarge />
    </Stack>
  ),
});
