import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Stack } from './Stack.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Same as Billing Address', isChecked: false, onChange: fn() },
});

export const Unchecked = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('its words tick it', async () => {
      await userEvent.click(canvas.getByText('Same as Billing Address'));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('so does the space bar', async () => {
      canvas.getByRole('checkbox').focus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

export const Checked = meta.story({
  args: { isChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Same as Billing Address' })).toBeChecked();
  },
});

export const WithLink = meta.story({
  args: {
    label: (
      <>
        I accept the <TextLink href="/terms-and-conditions">terms and conditions</TextLink>
      </>
    ),
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please accept the terms to continue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Please accept the terms to continue',
    );
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const AllStates = meta.story({
  render: (args) => (
    <Stack $gap={2}>
      <Checkbox {...args} label="Unchecked" />
      <Checkbox {...args} label="Checked" isChecked />
      <Checkbox {...args} label="Described" description="What follows from ticking it." />
      <Checkbox {...args} label="Invalid" errorMessage="Please accept the terms to continue" />
      <Checkbox {...args} label="Disabled" isDisabled />
      <Checkbox {...args} label="Disabled and checked" isDisabled isChecked />
    </Stack>
  ),
});
