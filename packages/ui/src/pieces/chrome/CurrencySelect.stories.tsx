import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';

const meta = preview.meta({
  title: 'Chrome/CurrencySelect',
  component: CurrencySelect,
  parameters: {
    guide: {
      useFor: ['The currency of the shop’s prices, in the header or the menu of a phone.'],
      useNot: ['A choice in a form: use Select.'],
      screenReader: ['“Currency, combo box, GBP”.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
});

export const AllStates = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});
