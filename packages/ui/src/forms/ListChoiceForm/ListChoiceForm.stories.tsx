import { aListSummary } from '@formulary/rules/lists/fixtures/aListSummary';
import { NEW_LIST } from '@formulary/rules/lists/listForms';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Guide } from '../../stories/guide.ts';
import { ListChoiceForm, type ListChoiceFormProps } from './ListChoiceForm.tsx';

const meta = preview.meta({
  title: 'Account/ListChoiceForm',
  component: ListChoiceForm,
  parameters: {
    guide: {
      useFor: ['Products that go onto a list: one that is there, or a new one.'],
      useNot: ['A list without products: use ListNameForm.'],
      anatomy: [
        ['Purchase option', 'Only of a product that is sold both ways', 'select'],
        ['List', 'A new one first, then the usual order and the others by name', 'legend'],
        ['Save', 'Puts the product on the list', '[type="submit"]'],
        ['Cancel', 'Leaves everything as it was', 'button "Cancel"'],
        ['Name of the list', 'Only of a new one'],
      ],
      drawnIn: 'SoldBothWays',
      screenReader: ['“List, group”; each “Lip days, 4 products, radio button”.'],
      content: ['The names as their owner typed them.'],
      do: ['Choose the new list beforehand where a whole order is saved.'],
      dont: ['Choose a list of somebody’s own beforehand: a product would go where nobody looks.'],
      usedBy: ['Product', 'Order', 'Cart'],
    } satisfies Guide,
  },
  args: {
    label: 'Add to a list',
    lists: [aListSummary({ id: 0, name: 'Usual order', lineCount: 12 }), aListSummary()],
    initial: { list: '', name: '', option: '0' },
    onSubmit: fn<ListChoiceFormProps['onSubmit']>(),
    onCancel: fn(),
  },
});

export const Existing = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('requires a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText(fieldSentences.chooseList)).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.click(await canvas.findByRole('radio', { name: /^Lip days/ }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ list: '3', name: '', option: '0' }, true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const New = meta.story({
  tags: ['state', 'every-view'],
  args: { label: 'Save as a list', initial: { list: NEW_LIST, name: '', option: '0' } },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name of the list/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription(new RegExp(fieldSentences.listName));
    await userEvent.type(name, 'Room 2{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { list: NEW_LIST, name: 'Room 2', option: '0' },
      true,
    );
  },
});

export const SoldBothWays = meta.story({
  tags: ['state'],
  args: { initial: { list: '3', name: '', option: '' } },
  play: async ({ canvas, userEvent, args }) => {
    const option = canvas.getByRole('combobox', { name: /^Purchase option/ });
    await userEvent.selectOptions(option, 'Prescription Item (VAT FREE)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ list: '3', name: '', option: '1' }, true);
  },
});
