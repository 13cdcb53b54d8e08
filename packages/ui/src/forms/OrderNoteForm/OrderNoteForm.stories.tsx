import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderNoteForm } from './OrderNoteForm.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderNoteForm',
  component: OrderNoteForm,
  parameters: {
    guide: {
      useFor: ['A note for the pharmacy about this order.'],
      useNot: ['A note that goes with a payment: PaymentForm has one.'],
      anatomy: [
        ['Note', 'Several lines, at most 1000 characters', 'textarea'],
        ['Characters left', 'Under the field', '"characters left"'],
        ['Save note', 'Also with nothing in it', '[type="submit"]'],
      ],
      drawnIn: 'Empty',
      screenReader: [
        '“Note for the pharmacy (optional), edit text”, and its help; the characters left when they are few.',
      ],
      content: ['The help says what such a note is for.'],
      do: ['Let it stay empty.'],
      dont: ['Ask here for what the order cannot do without.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { onSubmit: fn() },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('');
  },
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Note for the pharmacy/ }),
      'Ring twice',
    );
    await expect(await canvas.findByText('990 characters left')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save note' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Ring twice');
  },
});

export const TooLong = meta.story({
  tags: ['state', 'played'],
  args: { initialNote: 'a'.repeat(1001) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText('Please use at most 1000 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { initialNote: 'Ring twice' },
});
