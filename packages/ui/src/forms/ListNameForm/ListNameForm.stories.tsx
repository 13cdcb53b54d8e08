import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { messages } from '@formulary/rules/problems/messages';
import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { ListNameForm, type ListNameFormProps } from './ListNameForm.tsx';

const taken = messages['list-name-taken'];

const meta = preview.meta({
  title: 'Account/ListNameForm',
  component: ListNameForm,
  parameters: {
    guide: {
      useFor: ['The name of a list that is made or renamed.'],
      useNot: ['Products that go onto a list: use ListChoiceForm.'],
      anatomy: [
        ['Name of the list', 'What its owner knows it by', '[name="name"]'],
        ['Create list', 'Makes it, with the name as typed', '[type="submit"]'],
        ['Cancel', 'Leaves everything as it was', 'button "Cancel"'],
      ],
      drawnIn: 'Default',
      screenReader: ['After a refused try the field has the focus.'],
      content: ['“Lip days”: what is done with it, not what is on it.'],
      do: ['Keep a name that is refused in the field.'],
      dont: ['Cut a long name: say how many characters it may have.'],
      usedBy: ['Lists', 'List'],
    } satisfies Guide,
  },
  args: {
    label: 'New list',
    initialName: '',
    submitLabel: 'Create list',
    onSubmit: fn<ListNameFormProps['onSubmit']>(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Name of the list/ });
    await step('requires a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create list' }));
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(new RegExp(fieldSentences.listName));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.type(name, 'Lip days{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Lip days' }, true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const NameTaken = meta.story({
  tags: ['state', 'played'],
  args: {
    label: 'Rename Lip days',
    initialName: 'Lip days',
    submitLabel: 'Save',
    onSubmit: fn<ListNameFormProps['onSubmit']>(() => ({
      message: taken,
      errors: { name: taken },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /^Name of the list/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Monday{Enter}');
    await expect(name).toHaveAccessibleDescription(new RegExp(taken));
    await expect(name).toHaveValue('Monday');
  },
});
