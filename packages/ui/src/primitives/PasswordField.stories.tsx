import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
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
    await step('typing reports what was typed', async () => {
      await userEvent.type(field, 's');
      await expect(args.onChange).toHaveBeenCalledWith('a quiet harbours');
    });
    await step('it shows itself on request, and hides again', async () => {
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
});

export const Invalid = meta.story({ args: { value: '', errorMessage: 'Please enter a password' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const AllStates = meta.story({
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
