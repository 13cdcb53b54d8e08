import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { StockRequestList, type StockRequestListProps } from './StockRequestList.tsx';

const gloves = {
  productId: 14,
  name: 'Nitrile gloves, medium, box of 100',
  askedAt: new Date('2026-06-01T09:00:00Z'),
};
const cannula = {
  productId: 15,
  name: 'Blunt cannula 25G × 50 mm, box of 20',
  askedAt: new Date('2026-05-28T09:00:00Z'),
};

/** Removes requests, as the parent does. */
function Changing(props: StockRequestListProps) {
  const [shown, setShown] = useState(props.requests);
  return (
    <StockRequestList
      {...props}
      requests={shown}
      onCancel={(request) => setShown(shown.filter((each) => each !== request))}
    />
  );
}

const meta = preview.meta({
  title: 'Catalogue/StockRequestList',
  component: StockRequestList,
  parameters: {
    guide: {
      useFor: ['All emails that a buyer asked for when products are back in stock.'],
      useNot: ['One product on its own page: use BackInStock.'],
      anatomy: [
        ['Product', 'Leads to its page', 'a'],
        ['Asked on', 'The day on which the email was asked for', '"Asked on"'],
        ['Cancel', 'Takes it back', 'button'],
      ],
      drawnIn: 'Several',
      screenReader: ['A list; each its product as a link, the day, “Cancel the email about …”.'],
      content: ['Dates as dd/MM/yyyy.'],
      do: ['Let it be asked for again with one press.'],
      dont: ['Show the heading where nothing is waited for.'],
      usedBy: ['Lists'],
    } satisfies Guide,
  },
  args: { requests: [gloves, cannula], productHref: (id) => `/product/${id}`, onCancel: fn() },
});

export const Several = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: gloves.name })).toHaveAttribute(
      'href',
      '/product/14',
    );
    await expect(canvas.getByText('Asked on 28/05/2026')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: `Cancel the email about ${cannula.name}` }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith(cannula);
  },
});

export const CancelledByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: `Cancel the email about ${gloves.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: `Cancel the email about ${cannula.name}` }),
    ).toHaveFocus();
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { pendingId: 15 } });
