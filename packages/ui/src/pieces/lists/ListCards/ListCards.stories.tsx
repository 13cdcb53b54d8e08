import { aListSummary } from '@formulary/rules/lists/fixtures/aListSummary';
import { expect, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import { ListCards } from './ListCards.tsx';

const products = [
  { name: 'Hyaluronic acid lip filler 24 mg/ml', image: 'ha-lip-24-1.svg' },
  { name: 'Botulinum toxin type A 100 units', image: 'bta-pwd-100-1.svg' },
  { name: 'Blunt cannula 25G × 50 mm', image: 'can-25-50.svg' },
  { name: 'Hypodermic needles 30G × 13 mm', image: 'ndl-30-13.svg' },
];

const lists = [
  aListSummary({ id: 0, name: 'Usual order', isFromOrders: true, lineCount: 12, products }),
  aListSummary(),
  aListSummary({
    id: 4,
    name: 'Everything that the second treatment room has to have on a Monday',
    lineCount: 2,
    products: products.slice(1, 3),
  }),
  aListSummary({ id: 5, name: 'New room', lineCount: 0, products: [] }),
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the lists',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('link')),
  },
];

const meta = preview.meta({
  title: 'Account/ListCards',
  component: ListCards,
  parameters: {
    guide: {
      useFor: ['All lists of a buyer.'],
      useNot: ['Choosing one to put products on: use ListChoiceForm.'],
      anatomy: [
        ['Name', 'Leads to the list, as the whole card does', 'a'],
        ['Facts', 'How many products, and whether it is made from orders still', '"12 products"'],
        ['Pictures', 'The first four; decoration', 'img'],
      ],
      drawnIn: 'Several',
      keyboard,
      screenReader: ['A list; each a heading with a link, then its facts.'],
      content: ['The name as its owner typed it.'],
      do: ['Put the usual order first.'],
      dont: ['Hide a list that has nothing on it.'],
      usedBy: ['Lists'],
    } satisfies Guide,
  },
  args: { lists, hrefOf: (id) => `/list/${id}` },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    const [usual, lips, , empty] = canvas.getAllByRole('listitem');
    await expect(usual).toHaveTextContent('12 products · made from your orders');
    await expect(within(lips!).getByText('1 product')).toBeVisible();
    await expect(within(lips!).getByRole('link', { name: 'Lip days' })).toHaveAttribute(
      'href',
      '/list/3',
    );
    await expect(empty).toHaveTextContent('Nothing on it yet.');
  },
});

export const NothingOrdered = meta.story({
  tags: ['state'],
  args: { lists: [aListSummary({ ...lists[0], lineCount: 0, products: [] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It fills itself as you order.')).toBeVisible();
  },
});

export const AtTheNarrowest = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
