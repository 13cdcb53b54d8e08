import { expect, fn, screen } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { BoughtAgain } from './BoughtAgain.tsx';

const line = {
  productId: 12,
  isPrescription: false,
  name: 'Hyaluronic acid lip filler 24 mg/ml, 1 ml prefilled syringe',
  packs: 2,
  differences: [] as readonly string[],
};
const dearer = { ...line, productId: 14, differences: ['The price is £60.00 now, not £58.50'] };
const gone = { ...line, packs: 0, differences: ['This product is not available'] };

const meta = preview.meta({
  title: 'Account/BoughtAgain',
  component: BoughtAgain,
  parameters: {
    guide: {
      useFor: ['The answer to Buy again, wherever it was pressed.'],
      useNot: ['A cancelled order that fills the cart: OrderCancelled says it in its place.'],
      anatomy: [
        ['Title', 'Whether all, some or nothing is in the cart', 'h2'],
        ['Lines', 'What is not as it was, product by product', 'dialog ul'],
        ['Stay here', 'Closes it; the focus goes back to the button', 'button "Stay here"'],
        ['View cart', 'The next step', 'a "View cart"'],
      ],
      drawnIn: 'SomeDifferentNow',
      screenReader: ['“In your cart again, dialog”.'],
      content: ['The title alone says what became of it.'],
      do: ['Show it also when all is well: the page it was pressed on does not change.'],
      dont: ['Lead to the cart by itself: another order may follow.'],
      usedBy: ['Order', 'Orders'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: { isOpen: true, results: [line, dearer], cartHref: '/cart', onClose: fn() },
});

export const SomeDifferentNow = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ userEvent, args, step }) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'In your cart, but not all as it was',
    });
    await expect(dialog).toHaveTextContent('The price is £60.00 now, not £58.50');
    await expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await step('can be closed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const AllAsBefore = meta.story({
  tags: ['state'],
  args: { results: [line] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'In your cart again' })).toBeVisible();
  },
});

export const NothingAdded = meta.story({
  tags: ['state'],
  args: { results: [gone] },
  play: async () => {
    const name = 'Nothing could be put into your cart';
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
});

export const Refused = meta.story({
  tags: ['state'],
  args: { results: undefined, problem: 'The shop is not available right now.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your cart was not changed' });
    await expect(dialog).toHaveTextContent('The shop is not available right now.');
  },
});
