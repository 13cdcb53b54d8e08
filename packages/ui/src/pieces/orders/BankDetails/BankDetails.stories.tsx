import { missSettings } from '@formulary/rules/settings/pageSettings';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { BankDetails } from './BankDetails.tsx';

const meta = preview.meta({
  title: 'Checkout/BankDetails',
  component: BankDetails,
  parameters: {
    guide: {
      useFor: ['Where to transfer the money to, and what to write on it.'],
      useNot: [
        'Choosing how to pay: use PaymentForm.',
        'What an order comes to: use OrderSummary.',
      ],
      anatomy: [
        ['Account name, sort code, account number', 'The pharmacy’s', '"Account name"'],
        ['Reference', 'The order’s number', '"Reference"'],
        ['Copy', 'Puts the value on the clipboard, where there is one', 'button'],
      ],
      drawnIn: 'Default',
      screenReader: ['Each with its name: “Sort code …”, “Reference F-2026-000031”.'],
      content: [
        'The words of a bank form: Sort code, Account number.',
        'The account is the brand’s: it is written down once.',
      ],
      do: ['Give the order number as the reference.'],
      dont: ['Show it before there is an order number: a transfer without one cannot be matched.'],
      usedBy: ['Checkout', 'Order'],
    } satisfies Guide,
  },
  args: { reference: 'F-2026-000031' },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Account name', 'Sort code', 'Account number', 'Reference']);
    await expect(canvas.getByText('F-2026-000031')).toBeVisible();
  },
});

/** Staff have changed the account, and the page could not read the new one. */
export const Old = meta.story({
  tags: ['state'],
  beforeEach: () => {
    missSettings(1);
    return () => missSettings(0);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Our bank details have changed/)).toBeVisible();
    await expect(canvas.queryByText('Sort code')).toBeNull();
  },
});
