import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Stack } from './Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'email', message: 'Please enter a valid email' },
      { fieldId: 'city', message: 'Please enter your city' },
    ],
  },
  render: (args) => (
    <Stack $gap={6}>
      <ErrorSummary {...args} />
      <TextField
        id="email"
        label="E-mail"
        value=""
        errorMessage="Please enter a valid email"
        onChange={fn()}
      />
      <TextField
        id="city"
        label="City"
        value=""
        errorMessage="Please enter your city"
        onChange={fn()}
      />
    </Stack>
  ),
});

export const TwoProblems = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter your city' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
});

export const NoProblems = meta.story({
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({});
