import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PasskeyForm, type PasskeyFormProps } from './PasskeyForm.tsx';

const meta = preview.meta({
  title: 'Account/PasskeyForm',
  component: PasskeyForm,
  parameters: {
    guide: {
      useFor: ['The name of a passkey that is added or renamed.'],
      useNot: ['The passkey itself: the browser asks for it.'],
      anatomy: [
        ['Name', 'What its owner knows the device by', '[name="name"]'],
        ['Continue', 'Hands over to the device, which makes the passkey', '[type="submit"]'],
        ['Cancel', 'Leaves everything as it was', 'button "Cancel"'],
      ],
      drawnIn: 'Default',
      screenReader: ['After a refused try the field has the focus.'],
      content: ['“Work laptop”, never the make of a device.'],
      usedBy: ['Profile'],
    } satisfies Guide,
  },
  args: {
    label: 'Add a passkey',
    initialName: '',
    submitLabel: 'Continue',
    pendingLabel: 'Waiting for your device…',
    onSubmit: fn<PasskeyFormProps['onSubmit']>(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await step('requires a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(new RegExp(fieldSentences.passkeyName));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.type(name, 'Work laptop{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Work laptop' }, true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Renaming = meta.story({
  args: { label: 'Rename Work laptop', initialName: 'Work laptop', submitLabel: 'Save' },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Work laptop');
    await userEvent.clear(name);
    await userEvent.type(name, 'Front desk');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Front desk' }, true);
  },
});
