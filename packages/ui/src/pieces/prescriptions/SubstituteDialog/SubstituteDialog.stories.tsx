import { messages } from '@formulary/rules/problems/messages';
import { expect, fn, within, screen } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SubstituteDialog } from './SubstituteDialog.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SubstituteDialog',
  component: SubstituteDialog,
  parameters: {
    guide: {
      useFor: ['Choosing what is given instead of an item.'],
      anatomy: [
        ['Product', 'What is substituted', 'p'],
        ['List', 'What is in stock, with how many', 'dialog li'],
      ],
      drawnIn: 'SubstitutesFound',
      screenReader: ['Each button with its product: “Choose …”.'],
      content: ['Names whole, doses in one piece.'],
      dont: ['Offer what cannot be chosen.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: {
    isOpen: true,
    name: 'Hyaluronic acid lip filler 24 mg/ml, 1 ml prefilled syringe',
    candidates: [
      {
        id: 20,
        name: 'Hyaluronic acid lip filler 20 mg/ml, 1 ml prefilled syringe',
        note: '£58.50 a pack, 35 in stock',
      },
    ],
    onChoose: fn(),
    onClose: fn(),
  },
});

export const SubstitutesFound = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Substitute' }));
    await expect(dialog.getByText('£58.50 a pack, 35 in stock')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Choose Hyaluronic acid/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(20);
  },
});

export const NoSubstitutes = meta.story({
  tags: ['state'],
  args: { candidates: [] },
  play: async () => {
    await expect(screen.getByText(/No other product of this category/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { candidates: undefined } });

/** The order is paid, and this product costs more than everything it would replace. */
export const TooDear = meta.story({
  tags: ['state'],
  args: {
    candidates: [
      {
        id: 20,
        name: 'Hyaluronic acid lip filler 20 mg/ml, 1 ml prefilled syringe',
        note: '£158.50 a pack, 35 in stock',
        refusal: messages['order-paid-total'],
      },
    ],
  },
  play: async () => {
    await expect(screen.getByText(messages['order-paid-total'])).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Choose/ })).toBeDisabled();
  },
});
