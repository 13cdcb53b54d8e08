import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In both fields: signs in',
    check: async ({ press, canvas, userEvent, args }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amara@formulary.test');
      await userEvent.type(canvas.getByLabelText('Password'), 'formulary-demo');
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledTimes(1);
      canvas.getByRole('textbox', { name: 'Email' }).focus();
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Account/SignInForm',
  component: SignInForm,
  parameters: {
    guide: {
      useFor: ['E-mail address and password, to sign in.'],
      useNot: ['A forgotten password or a new account: SignInLinks leads there.'],
      anatomy: [
        ['Refusal', 'Above the fields, until something is changed'],
        ['Email, Password', 'Both stay as typed', 'input'],
        ['Login', 'Busy while the answer is awaited', '[type="submit"]'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: [
        '“Login, form”, “Email, edit text, required”, “Password, secure edit text, required”.',
        'A refusal is read out as soon as it appears; while waiting, “Logging in…”.',
      ],
      content: ['The server’s sentence for a refusal; it does not say which of the two was wrong.'],
      do: ['Welcome paste and password managers.'],
      dont: ['Empty the fields after a refusal.'],
      usedBy: ['Login'],
    } satisfies Guide,
  },
  args: { onSubmit: fn<SignInFormProps['onSubmit']>() },
});

const refused = { message: 'The email or password is not right' };

export const Empty = meta.story({
  tags: ['@5.27', 'state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await step('does not validate before the first submit', async () => {
      await userEvent.click(email);
      await userEvent.tab();
      await expect(email).not.toHaveAttribute('aria-invalid');
    });
    await step('submit shows errors and focuses the first invalid field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
      await expect(email).toHaveFocus();
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter a password');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('an error and its summary disappear once fixed', async () => {
      await userEvent.type(email, 'amara@formulary.test');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const MessagesOfTheRules = meta.story({
  tags: ['@5.8', 'state', 'played'],
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const submit = canvas.getByRole('button', { name: 'Login' });
    await userEvent.type(email, 'not an address');
    await userEvent.click(submit);
    await step('refuses an invalid address', async () => {
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    });
    await step('requires a password', async () => {
      await expect(await canvas.findByLabelText('Password')).toHaveAccessibleDescription(
        /Please enter a password/,
      );
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submits = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amara@formulary.test');
    await userEvent.type(await canvas.findByLabelText('Password'), 'formulary-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: 'amara@formulary.test', password: 'formulary-demo' },
      true,
    );
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.paste('formulary-demo');
    await expect(password).toHaveValue('formulary-demo');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['@8.6', 'state', 'played'],
  args: {
    initialEmail: 'amara@formulary.test',
    onSubmit: fn<SignInFormProps['onSubmit']>(() => refused),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'guess{Enter}');
    await step('announces the message and keeps the text', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(refused.message);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await expect(await canvas.findByRole('textbox')).toHaveValue('amara@formulary.test');
      await expect(await canvas.findByLabelText('Password')).toHaveValue('guess');
    });
  },
});

/** The refusal disappears when a field changes. */
export const RefusalGoes = meta.story({
  tags: ['!autodocs'],
  args: {
    initialEmail: 'amara@formulary.test',
    onSubmit: fn<SignInFormProps['onSubmit']>(() => refused),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'guess{Enter}');
    await canvas.findByRole('alert');
    await userEvent.type(await canvas.findByLabelText('Password'), 'x');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const UnderWay = meta.story({
  tags: ['state', 'played'],
  args: {
    initialEmail: 'amara@formulary.test',
    onSubmit: fn<SignInFormProps['onSubmit']>(() => new Promise<FormAnswer>(() => {})),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'formulary-demo{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Logging in…');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const Keyboard = meta.story({ play: pressAlong });
