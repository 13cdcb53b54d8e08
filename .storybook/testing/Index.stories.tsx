import { expect } from 'storybook/test';
import { FilteredIndex } from '../../packages/storybook-kit/src/overview/FilteredIndex.tsx';
import { keptPictures } from '../../packages/storybook-kit/src/pictures/pictureIn.ts';
import preview from '../../packages/storybook-kit/src/preview.tsx';

const tile = (name: string, cover?: string) => ({
  name,
  path: `/docs/cart-${name.toLowerCase()}--docs`,
  cover,
});

/** Proves the overview page with a few tiles. The real one reads Storybook's index. */
const meta = preview.meta({
  title: 'Index',
  component: FilteredIndex,
  tags: ['!dev', '!autodocs', '!manifest', 'check'],
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
    await step('every entry has a tile that links to its page', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('3 components and screens');
      const link = canvas.getByRole('link', { name: 'CartTable' });
      await expect(link).toHaveAttribute('href', './?path=/docs/cart-carttable--docs');
    });
    await step('the filter keeps matching tiles and shows their count', async () => {
      await userEvent.type(field, 'text field');
      await expect(await canvas.findByRole('status')).toHaveTextContent('1 of 3');
      await expect(canvas.queryByRole('link', { name: 'CartTable' })).not.toBeInTheDocument();
    });
    await step('the filter says when nothing matches', async () => {
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
