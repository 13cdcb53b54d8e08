import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { BankDetails } from './BankDetails.tsx';

const meta = preview.meta({
  title: 'Checkout/BankDetails',
  component: BankDetails,
  parameters: {
    guide: {
      useFor: ['Where to transfer the money to, and what to write on it.'],
      screenReader: ['Each with its name: “Sort code …”, “Reference F-2026-000031”.'],
      do: ['Give the order number as the reference.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { reference: 'F-2026-000031' },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Account name', 'Sort code', 'Account number', 'Reference']);
    await expect(canvas.getByText('F-2026-000031')).toBeVisible();
  },
});
