import { expect } from 'storybook/test';
import { FilteredIndex } from '../overview/FilteredIndex.tsx';
import { keptPictures } from '../pictures/keptPictures.ts';
import preview from '../preview.tsx';

const tile = (name: string, cover?: string) => ({
  name,
  path: `/docs/cart-${name.toLowerCase()}--docs`,
  cover,
});

/** The first page, proven here with a few tiles: what is on the real one is Storybook's own list. */
const meta = preview.meta({
  title: 'Index',
  component: FilteredIndex,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: {
    sections: [
      { name: 'Primitives', tiles: [tile('TextField', 'primitives-textfield--all-states')] },
      { name: 'Cart', tiles: [tile('CartTable', 'cart-carttable--all-states'), tile('Session')] },
    ],
  },
});

export const Narrowed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter by name' });
    await step('everything has a tile that leads to its page', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('3 components and screens');
      const link = canvas.getByRole('link', { name: 'CartTable' });
      await expect(link).toHaveAttribute('href', './?path=/docs/cart-carttable--docs');
    });
    await step('the filter keeps what is called so, and says how many', async () => {
      await userEvent.type(field, 'text field');
      await expect(await canvas.findByRole('status')).toHaveTextContent('1 of 3');
      await expect(canvas.queryByRole('link', { name: 'CartTable' })).not.toBeInTheDocument();
    });
    await step('it says what is not called so', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'till');
      await expect(await canvas.findByRole('status')).toHaveTextContent('Nothing is called ‘till’');
    });
  },
});

export const Jumps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Cart' }));
    await expect(await canvas.findByRole('heading', { name: 'Cart 2' })).toHaveFocus();
  },
});

export const KnowsItsPictures = meta.story({
  play: async () => {
    await expect(keptPictures['primitives-textfield--all-states']).toContain('dark');
  },
});
