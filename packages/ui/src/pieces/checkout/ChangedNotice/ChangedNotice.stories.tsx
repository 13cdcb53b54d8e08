import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ChangedNotice } from './ChangedNotice.tsx';

const meta = preview.meta({
  title: 'Checkout/ChangedNotice',
  component: ChangedNotice,
  parameters: {
    guide: {
      useFor: ['An order that was not placed because a price, an offer or the stock has changed.'],
      useNot: ['An order that failed for another reason: use OrderFailed.'],
      anatomy: [
        ['Message', 'What happened, and what to do', 'strong'],
        ['Changes', 'A sentence for each line; left out where none is known', 'ul'],
      ],
      drawnIn: 'LineByLine',
      screenReader: [
        'Read out as soon as it appears: what happened, then line by line what changed.',
      ],
      content: [
        'A sentence names its product first, unless that is gone from the cart.',
        'Quantities and prices are given as they are now and as they were.',
      ],
      do: ['Show the new figures beside it before asking again.'],
      dont: ['Place the order at the new price unasked.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
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
  tags: ['state', 'every-view'],
  args: { changes: { '13-false': 'Nitrile gloves: the offer has changed' } },
});
