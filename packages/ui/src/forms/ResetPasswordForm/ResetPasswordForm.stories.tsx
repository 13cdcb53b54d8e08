import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: submits the form',
    check: async ({ press, canvas, userEvent, args }) => {
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'a quiet harbour');
      await userEvent.type(canvas.getByLabelText('Password'), 'a quiet harbour');
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  parameters: {
    guide: {
      useFor: ['Setting a new password from the link in an e-mail.'],
      useNot: ['Asking for the link: use ForgotPasswordForm.'],
      anatomy: [
        ['Password', 'At least 8 characters; can be shown', '[name="password"]'],
        ['Confirm password', 'The same again', '[name="passwordConfirmation"]'],
        ['Reset', 'Sets the new one', '[type="submit"]'],
        ['Login', 'Back to where it is needed', 'a "Login"'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: ['After a refused try the first invalid field has the focus.'],
      content: [
        '“Reset” and “Login”: the specification’s words.',
        'The help says how long before anybody gets it wrong: “At least 8 characters”.',
      ],
      do: ['Answer a refusal of the server with its own sentence.'],
      dont: ['Clear what was typed when something is refused.'],
      usedBy: ['Reset password'],
    } satisfies Guide,
  },
  args: { signInHref: '/signin', onSubmit: fn<ResetPasswordFormProps['onSubmit']>() },
});

export const Submits = meta.story({
  tags: ['@5.10'],
  play: async ({ canvas, userEvent, args, step }) => {
    const password = canvas.getByLabelText('Password');
    const confirmation = canvas.getByLabelText('Confirm password');
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await step('requires a password', async () => {
      await userEvent.click(reset);
      await expect(password).toHaveAccessibleDescription(/Please enter a password/);
      await expect(password).toHaveFocus();
    });
    await step('refuses a short password', async () => {
      await userEvent.type(password, 'teacup-');
      await expect(password).toHaveAccessibleDescription(
        /Password should contain at least 8 characters/,
      );
    });
    await step('refuses a password without confirmation', async () => {
      await userEvent.type(password, '8');
      await userEvent.type(confirmation, 'teacup-9');
      await userEvent.click(reset);
      await expect(confirmation).toHaveAccessibleDescription(/Passwords must match/);
      await expect(confirmation).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends a valid password', async () => {
      await userEvent.clear(confirmation);
      await userEvent.type(confirmation, 'teacup-8{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith(
        { password: 'teacup-8', passwordConfirmation: 'teacup-8' },
        true,
      );
    });
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const Empty = meta.story({ tags: ['state', 'every-view'] });
