import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { UsualOrder } from './UsualOrder.tsx';

const needles = [30, 27, 25, 23].map((gauge) =>
  aListedLine({ productId: gauge, name: `Hypodermic needles ${gauge}G, box of 100` }),
);
const lines = [
  aListedLine(),
  aListedLine({ productId: 31, name: 'Blunt cannulas 25G × 50 mm, box of 20', quantity: 1 }),
  aListedLine({ productId: 4, name: 'Nitrile gloves, medium, box of 100', inStock: 0 }),
  aListedLine({ productId: 13, name: 'Lidocaine 1 % injection, 10 × 5 ml', isPrescription: true }),
  aListedLine({ productId: 17, name: 'Chlorhexidine wipes, box of 200', isOnSale: false }),
  ...needles,
];

const meta = preview.meta({
  title: 'Account/UsualOrder',
  component: UsualOrder,
  parameters: {
    guide: {
      useFor: ['What a buyer orders most, to be ordered again with one press.'],
      useNot: ['One order that is bought again: use LastOrders.'],
      anatomy: [
        [
          'Where it comes from',
          'That it is made from orders, until its buyer changes it',
          '"Made from what"',
        ],
        ['Product', 'Picture and name, which leads to it', 'li:nth-child(2) a'],
        [
          'Facts',
          'Packs, the price of each without VAT, code, and whether with a prescription',
          'li:nth-child(2) p',
        ],
        ['Stock', 'In words; what is no longer sold says so', 'li:nth-child(2) [data-stock]'],
        ['Add all to cart', 'All lines, also those that are not shown', 'button "Add all"'],
        ['Show all', 'Where there are more than eight, on a phone four', 'button "Show"'],
      ],
      drawnIn: 'ManyLines',
      screenReader: ['A list; each its name as a link, its facts, its stock.'],
      content: ['The product’s own name.'],
      do: ['Say how many there are where not all are shown.'],
      dont: ['Show the heading where there are none.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: {
    lines,
    isFromOrders: true,
    hrefOf: (id) => `/product/${id}`,
    isPending: false,
    onAddAll: fn(),
  },
});

export const ManyLines = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows the first eight and expands to the rest', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
      await userEvent.click(canvas.getByRole('button', { name: 'Show all 9 products' }));
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(9);
      await expect(await canvas.findByRole('button', { name: 'Show fewer' })).toBeVisible();
      await expect(await canvas.findByText('No longer sold')).toBeVisible();
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all to cart' }));
    await expect(args.onAddAll).toHaveBeenCalledOnce();
  },
});

/** A phone shows four. Eight fit on a laptop, which needs no button. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { lines: lines.slice(0, 8) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8 products' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
  },
});

export const FewLines = meta.story({
  args: { lines: lines.slice(0, 1), isFromOrders: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/product/12');
    await expect(canvas.getByText('2 packs')).toBeVisible();
    await expect(canvas.getByText('£58.50 each without VAT')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Made from what you order/)).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { isPending: true } });
