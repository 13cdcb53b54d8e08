import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { expect } from 'storybook/test';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { ValidatedField } from '../ValidatedField.tsx';
import { ValidatedForm } from '../ValidatedForm/ValidatedForm.tsx';
import { FormValues } from './FormValues.tsx';

const meta = preview.meta({
  title: 'Primitives/FormValues',
  component: FormValues,
  parameters: {
    guide: {
      useFor: ['A preview of what is typed, beside the fields.'],
      useNot: ['Checks: the rules of the form have them.'],
      screenReader: ['Nothing of itself.'],
      content: ['None of its own.'],
      do: ['Draw with it what the values become elsewhere.'],
      dont: ['Change other fields from it.'],
    } satisfies Guide,
  },
  args: { children: ({ name = '' }) => <p>{`The shop shows: ${name}`}</p> },
  render: (args) => (
    <ValidatedForm
      label="A product"
      rules={{ name: [] }}
      initialValues={{ name: 'Gauze' }}
      submitLabel="Save"
      onSubmit={() => undefined}
    >
      <ValidatedField name="name">
        {(field) => <TextField {...field} label="Name" autoComplete="off" />}
      </ValidatedField>
      <FormValues {...args} />
    </ValidatedForm>
  ),
});

export const Preview = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), ', sterile');
    await expect(await canvas.findByText('The shop shows: Gauze, sterile')).toBeVisible();
  },
});
