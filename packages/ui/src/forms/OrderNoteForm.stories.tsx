import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OrderNoteForm } from './OrderNoteForm.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderNoteForm',
  component: OrderNoteForm,
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
    await expect(canvas.getByText('990 characters left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Ring twice');
  },
});

export const TooLong = meta.story({
  args: { initialNote: 'a'.repeat(1001) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(canvas.getByText('Please use at most 1000 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const AllStates = meta.story({ args: { initialNote: 'Ring twice' } });
