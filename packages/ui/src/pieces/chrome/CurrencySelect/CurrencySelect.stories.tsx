import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CurrencySelect } from './CurrencySelect.tsx';

const meta = preview.meta({
  title: 'Chrome/CurrencySelect',
  component: CurrencySelect,
  parameters: {
    guide: {
      useFor: ['The currency of the shop’s prices, in the header or the menu of a phone.'],
      useNot: ['A choice in a form: use Select.'],
      screenReader: ['“Currency, combo box, GBP”.'],
      content: ['The currency by its code, GBP.', 'Its name, “Currency”, is heard and not seen.'],
      do: ['Keep it with a single choice: it says what the prices are in.'],
      dont: ['Offer a currency that nothing is priced in.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});
