import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';

const meta = preview.meta({
  title: 'Checkout/ChangedNotice',
  component: ChangedNotice,
  args: { message: 'Something in your order changed. Please check it and place the order again' },
});

export const LineByLine = meta.story({
  args: {
    changes: {
      '12-false': 'Hyaluronic acid lip filler: the price is £148.00 now, not £140.40',
      '13-false': 'Nitrile gloves: the offer has changed',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something in your order changed');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const WithoutDetails = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  args: { changes: { '13-false': 'Nitrile gloves: the offer has changed' } },
});
