import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { PasswordField } from './PasswordField.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from the password to the show button',
    check: tabThrough(({ canvas }) => [
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Show password' }),
    ]),
  },
  {
    keys: 'Enter, Space',
    does: 'On the show button: shows and hides the password',
    check: async ({ press, canvas }) => {
      const field = canvas.getByLabelText('Password');
      await press('Enter');
      await expect(field).toHaveAttribute('type', 'text');
      await press('Space');
      await expect(field).toHaveAttribute('type', 'password');
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      useFor: ['Typing a password, an old one or a new one.'],
      useNot: ['Anything that is not a password, however secret.'],
      anatomy: [
        ['Label, description', 'What is asked for, and the rules of a new one', 'label'],
        ['Control', 'Takes paste and password managers', 'input'],
        ['Eye', 'Shows and hides what was typed', 'button'],
        ['Error', 'What is wrong, tied to the control', '[data-part="foot"]'],
      ],
      drawnIn: 'Invalid',
      keyboard,
      screenReader: [
        '“Password, secure edit text”, then error and description.',
        '“Show password, button”, which becomes “Hide password”.',
      ],
      content: ['Say the rule before it is broken: “At least 8 characters.”'],
      do: ['Say with autoComplete whether it is the current or a new one.'],
      dont: ['Forbid paste.', 'Empty it when the server refuses something else.'],
      usedBy: ['Login', 'Sign up', 'Reset password'],
    } satisfies Guide,
  },
  args: {
    label: 'Password',
    value: 'a quiet harbour',
    autoComplete: 'current-password' as const,
    onChange: fn(),
  },
});

export const Hidden = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('reports the typed password', async () => {
      await userEvent.type(field, 's');
      await expect(args.onChange).toHaveBeenCalledWith('a quiet harbours');
    });
    await step('shows the password on request and hides it again', async () => {
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.click(await canvas.findByRole('button', { name: 'Hide password' }));
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
});

export const Invalid = meta.story({
  args: { value: '', errorMessage: 'Please enter a password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Error: Please enter a password');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeDisabled();
    await userEvent.type(field, 's');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <PasswordField {...args} />
      <PasswordField
        {...args}
        label="New password"
        description="At least 8 characters."
        errorMessage="Password should contain at least 8 characters"
        value="short"
      />
      <PasswordField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
});
