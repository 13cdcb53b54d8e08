import type { FilterGroup } from '@formulary/rules/catalogue/listing/filterGroups';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { FilterPanel } from './FilterPanel.tsx';

const option = (key: string, label: string, count: number, isChosen = false) => ({
  key,
  label,
  count,
  isChosen,
  next: {},
});
const groups: readonly FilterGroup[] = [
  {
    label: 'Availability',
    options: [option('stock', 'In stock', 203, true), option('offer', 'On offer', 43)],
  },
  {
    label: 'Form',
    options: [
      option('injection', 'Injections and infusions', 1_251),
      option('cream', 'Creams, gels and ointments', 29),
    ],
  },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the values',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('checkbox')),
  },
];

const meta = preview.meta({
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  parameters: {
    guide: {
      useFor: ['What a list of products can be narrowed by: beside it, or in a Drawer.'],
      useNot: ['What is narrowed by already, above the list: use FilterChips.'],
      anatomy: [
        ['Legend', 'The filter', 'legend'],
        ['Value', 'A checkbox; it takes effect at once', 'label'],
        ['Count', 'How many products it would leave', '"203"'],
      ],
      drawnIn: 'Default',
      keyboard,
      screenReader: ['“Availability, group; In stock 203, checkbox, checked”.'],
      content: ['Filters and values in a buyer’s words, most wanted first.'],
      do: ['Keep a chosen value in place, also when it leaves nothing.'],
      dont: ['Show values that would leave nothing.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { groups, onToggle: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'In stock 203' })).toBeChecked();
    const cream = canvas.getByRole('checkbox', { name: /^Creams, gels and ointments/ });
    await userEvent.click(cream);
    await expect(args.onToggle).toHaveBeenCalledWith(groups[1]?.options[1]);
    await expect(cream).toHaveFocus();
    await expect(await canvas.findByRole('group', { name: 'Form' })).toBeVisible();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
