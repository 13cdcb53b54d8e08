import { messages } from '@formulary/rules/problems/messages';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PresenceForm, type PresenceFormProps } from './PresenceForm.tsx';

const meta = preview.meta({
  title: 'Account/PresenceForm',
  component: PresenceForm,
  parameters: {
    guide: {
      useFor: ['What a session that somebody borrowed must not do: passkeys.'],
      useNot: ['Signing in: use SignInForm.', 'Signing a prescription: its panel has the field.'],
      anatomy: [
        ['Password', 'One’s own', '[name="password"]'],
        ['Continue', 'Checks it', '[type="submit"]'],
        ['Cancel', 'Leaves everything as it was', 'button "Cancel"'],
      ],
      drawnIn: 'Default',
      screenReader: ['After a refused try the field has the focus.'],
      content: ['Says that it is the password of this shop.'],
      usedBy: ['Profile'],
    } satisfies Guide,
  },
  args: { onSubmit: fn<PresenceFormProps['onSubmit']>(), onCancel: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    const password = canvas.getByLabelText(/^Enter your own Formulary password/);
    await userEvent.type(password, 'correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'correct horse' }, true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Keeps a wrong password for correction. */
export const Refused = meta.story({
  tags: ['state'],
  args: {
    onSubmit: fn<PresenceFormProps['onSubmit']>(() => ({
      message: messages['sign-in-failed'],
      errors: { password: messages['sign-in-failed'] },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Enter your own Formulary password/);
    await userEvent.type(password, 'guess{Enter}');
    await expect(await canvas.findByLabelText(/^Enter your own/)).toHaveAccessibleDescription(
      new RegExp(messages['sign-in-failed']),
    );
    await expect(password).toHaveValue('guess');
  },
});
