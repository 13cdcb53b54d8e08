import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from error to error',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: 'Please enter a valid email' }),
      canvas.getByRole('link', { name: 'Please enter your city' }),
    ]),
  },
  {
    keys: 'Enter',
    does: 'Goes to the field, which takes the focus',
    check: async ({ press, canvas }) => {
      await press('Enter');
      await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    guide: {
      useFor: ['Above a form that was sent with more than one thing wrong.'],
      useNot: [
        'One thing wrong: the field says it and takes the focus.',
        'What the server refused as a whole: use an Alert.',
      ],
      anatomy: [
        ['Title', '“There is a problem”', 'h2'],
        ['Errors', 'The sentence of each field, a link to it', '[role="alert"] ul'],
        ['Field', 'Its error stands below it, too', '[data-part="field"]'],
      ],
      drawnIn: 'TwoProblems',
      keyboard,
      screenReader: [
        'Read out as soon as it appears: the title, then each error as a link.',
        'After Enter: the field with its label and its error.',
      ],
      content: ['The same sentence as at the field, to the letter.'],
      do: ['List the errors in the order of the fields.'],
      dont: ['Keep an error that has been fixed.'],
      usedBy: ['Checkout', 'Login'],
    } satisfies Guide,
  },
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
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid email' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
});

export const NoProblems = meta.story({
  tags: ['!autodocs'],
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ play: pressAlong });
