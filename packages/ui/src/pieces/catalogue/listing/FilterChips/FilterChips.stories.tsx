import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { FilterChips } from './FilterChips.tsx';

const options = ['In stock', 'Creams, gels and ointments'].map((label) => ({
  key: label,
  label,
  count: 3,
  isChosen: true,
  next: {},
}));

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the filters, then to Clear filters',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('link')),
  },
];

const meta = preview.meta({
  title: 'Catalogue/FilterChips',
  component: FilterChips,
  parameters: {
    guide: {
      useFor: ['The filters of a list that are in use, above the list.'],
      useNot: ['Choosing filters: use FilterPanel.'],
      anatomy: [
        ['Chip', 'A filter in use; a press removes it', 'a "In stock"'],
        ['Clear filters', 'Removes all', '"Clear filters"'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Filters in use, region; Remove filter In stock, link”.'],
      content: ['The words of FilterPanel.'],
      do: ['Lead to an address: Back brings a filter back.'],
      dont: ['Take it off the page while it is empty: it keeps the focus.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { options, hrefFor: ({ key }) => `#without-${key.length}`, clearHref: '#all' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('link', { name: 'Remove filter In stock' });
    await expect(chip).toHaveAttribute('href', '#without-8');
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '#all',
    );
    // Stops the story from navigating.
    chip.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(chip);
    await expect(await canvas.findByRole('region', { name: 'Filters in use' })).toHaveFocus();
  },
});

export const None = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
