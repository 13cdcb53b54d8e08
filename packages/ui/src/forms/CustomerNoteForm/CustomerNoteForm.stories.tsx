import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CustomerNoteForm } from './CustomerNoteForm.tsx';

const meta = preview.meta({
  title: 'Desk/CustomerNoteForm',
  component: CustomerNoteForm,
  parameters: {
    guide: {
      useFor: ['What colleagues should know of a customer.'],
      useNot: ['The reason of a decision: it belongs to the decision.'],
      anatomy: [
        ['Note', 'Several lines, at most 2000 characters', 'textarea'],
        ['Add the note', 'It stays as it is', '[type="submit"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Note, required, edit text”, and who gets to read it.'],
      content: ['The help says that the customer may get a copy.'],
      do: ['Clear it once the note is added.'],
      dont: ['Write what the customer must not read.'],
    } satisfies Guide,
  },
  args: { onSubmit: fn() },
});

export const Written = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Note/ }), 'Rings on Mondays');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the note' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Rings on Mondays');
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the note' }));
    await expect(await canvas.findByText('Please write the note')).toBeVisible();
  },
});
