import { expect, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { AgainLines } from './AgainLines.tsx';

const same = {
  productId: 12,
  isPrescription: false,
  name: 'Hyaluronic acid lip filler 24 mg/ml, 1 ml prefilled syringe',
  packs: 2,
  differences: [],
};
const fewer = {
  productId: 31,
  isPrescription: false,
  name: 'Hypodermic needles 30G × 13 mm, box of 100',
  packs: 4,
  differences: [
    'Only 4 of 10 packs could go into your cart: no more are in stock',
    'The price is £9.10 now, not £8.45',
  ],
};
const gone = {
  productId: 13,
  isPrescription: true,
  name: 'Botulinum toxin type A 100 units powder for solution for injection',
  packs: 0,
  differences: ['This product is not available'],
};

const meta = preview.meta({
  title: 'Account/AgainLines',
  component: AgainLines,
  parameters: {
    guide: {
      useFor: ['What became of the lines of an order that was bought again.'],
      useNot: ['A cart that changed during checkout: use ChangedNotice.'],
      anatomy: [
        ['Product', 'Each that is not as it was, in the order of the order', 'p "Hypodermic"'],
        ['Packs', 'How many of it the cart holds now', '"4 in your cart"'],
        ['Sentences', 'Stock, price, VAT, offers, prescription', 'li ul'],
        [
          'The rest',
          'How many products are as they were, in one sentence',
          'ul > li:last-child "as"',
        ],
      ],
      drawnIn: 'DifferentNow',
      screenReader: ['A list; each product with the list of its sentences.'],
      content: ['Figures of now first: “The price is £9.10 now, not £8.45”.'],
      do: ['Name everything that was left out, with its reason.'],
      dont: ['Repeat twenty products that have not changed.'],
      usedBy: ['Order', 'Orders', 'Payment'],
    } satisfies Guide,
  },
  args: { lines: [same, fewer, gone] },
});

export const DifferentNow = meta.story({
  play: async ({ canvas, step }) => {
    const [needles, toxin, rest] = canvas
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.closest('li') === null) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await step('lists each product with what differs', async () => {
      await expect(within(needles).getAllByRole('listitem')).toHaveLength(2);
      await expect(needles).toHaveTextContent(/needles 30G.*4 in your cart.*Only 4 of 10 packs/);
      await expect(toxin).toHaveTextContent(/Not in your cart.*This product is not available/);
    });
    await expect(rest).toHaveTextContent('The other product is as it was ordered.');
  },
});

export const AsBefore = meta.story({
  args: { lines: [same, { ...same, productId: 14 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All 2 products are as they were ordered.',
    ]);
  },
});

export const OneAsBefore = meta.story({
  args: { lines: [same] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is as it was ordered.')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack $gap={8}>
      <AgainLines lines={[same, fewer, gone]} />
      <AgainLines lines={[fewer, same, { ...same, productId: 14 }, { ...same, productId: 15 }]} />
      <AgainLines lines={[same]} />
    </Stack>
  ),
});
