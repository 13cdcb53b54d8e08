import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PaymentForm } from './PaymentForm.tsx';

const meta = preview.meta({
  title: 'Checkout/PaymentForm',
  component: PaymentForm,
  parameters: {
    guide: {
      useFor: ['Choosing how the order is paid.'],
      useNot: [
        'The account to pay into: use BankDetails.',
        'A note about the order: use OrderNoteForm.',
      ],
      anatomy: [
        ['Bank transfer', 'Reveals an optional note', 'label "Bank transfer"'],
        ['Card', 'Where it cannot be used, the reason stands in its place', 'label "Card"'],
        ['Payment note', 'Optional; only with a bank transfer', 'textarea'],
        ['Save and continue', 'Opens the next section', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: [
        '“How do you want to pay?, group”.',
        '“Card, Card payment is not available, radio button, unavailable”.',
      ],
      content: [
        'Ways of paying by their names; below, what follows from each.',
        'The note’s help gives an example: the name of the account.',
      ],
      do: ['Say why a way of paying is not to be had.'],
      dont: ['Choose for the buyer, even where one way is left.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { onSubmit: fn() },
});

export const NothingChosen = meta.story({
  args: { cardRefusal: 'card-not-yet' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows cards as unavailable', async () => {
      await expect(canvas.getByRole('radio', { name: /Card/ })).toBeDisabled();
      await expect(canvas.getByText(/Card payment is not available/)).toBeVisible();
    });
    await step('requires a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(await canvas.findByText('Please choose how you want to pay')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const BankTransfer = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer/ }));
    await step('bank transfer reveals an optional note', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /Payment note/ }),
        'From Okafor Ltd',
      );
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      paymentMode: 'bankTransfer',
      paymentNote: 'From Okafor Ltd',
    });
  },
});

export const Card = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Card/ }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ paymentMode: 'card', paymentNote: '' });
  },
});

export const NoteLeftOut = meta.story({
  args: { initialValues: { paymentMode: 'bankTransfer' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      paymentMode: 'bankTransfer',
      paymentNote: '',
    });
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { initialValues: { paymentMode: 'bankTransfer', paymentNote: 'From Okafor Ltd' } },
});
