import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: submits the form',
    check: async ({ press, canvas, userEvent, args }) => {
      await userEvent.type(canvas.getByRole('textbox'), 'amara@formulary.test');
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  parameters: {
    guide: {
      useFor: ['Asking for a link to set a new password.'],
      useNot: ['Setting the new password: use ResetPasswordForm.'],
      anatomy: [
        ['Email', 'Where the link goes', '[name="email"]'],
        ['Submit', 'Sends the link', '[type="submit"]'],
        ['Back', 'To the login', 'a "Back"'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: ['After a refused try the first invalid field has the focus.'],
      content: [
        '“Submit” and “Back”: the specification’s words.',
        'The help says which address: that of the account.',
      ],
      do: ['Answer a refusal of the server with its own sentence.'],
      dont: ['Clear what was typed when something is refused.'],
      usedBy: ['Forgot password'],
    } satisfies Guide,
  },
  args: { signInHref: '/signin', onSubmit: fn<ForgotPasswordFormProps['onSubmit']>() },
});

export const Submits = meta.story({
  tags: ['@5.9'],
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await step('refuses an invalid address', async () => {
      await userEvent.type(email, 'amara@');
      await userEvent.click(submit);
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
      await expect(email).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends a valid address', async () => {
      await userEvent.type(email, 'formulary.test{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'amara@formulary.test' }, true);
    });
    await step('Back links to sign in', async () => {
      await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        '/signin',
      );
    });
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const Empty = meta.story({ tags: ['state', 'every-view'] });
