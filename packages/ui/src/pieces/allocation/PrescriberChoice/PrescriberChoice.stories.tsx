import { expect, fn } from 'storybook/test';
import { aPerson } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { PrescriberChoice } from './PrescriberChoice.tsx';

const helen = aPerson();
const idris = aPerson({
  id: 10,
  firstName: 'Idris',
  lastName: 'Cole',
  email: 'cole@formulary.test',
});

const meta = preview.meta({
  title: 'Prescriptions/PrescriberChoice',
  component: PrescriberChoice,
  parameters: {
    guide: {
      useFor: ['Who signs all prescriptions of an order.'],
      useNot: ['A prescriber’s own checkout: they sign themselves.'],
      anatomy: [
        ['Field', 'The prescribers who accepted the buyer, with name and address only', 'select'],
        ['Add a prescriber', 'Where another one is asked', 'a'],
        ['Ended', 'Who no longer signs, where somebody was chosen'],
        ['Nobody', 'What to do where nobody has accepted yet'],
      ],
      drawnIn: 'Choosing',
      do: ['Keep what was filled in when a link ends.'],
      dont: ['Choose among several unasked.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    prescribers: [helen, idris],
    chosen: undefined,
    addHref: '/prescribers/add',
    onChoose: fn(),
  },
});

export const Choosing = meta.story({
  tags: ['@5.22'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Prescriber' });
    await userEvent.selectOptions(field, 'Idris Cole (cole@formulary.test)');
    await expect(args.onChoose).toHaveBeenCalledWith(idris);
  },
});

export const Missing = meta.story({
  tags: ['@5.22'],
  args: { errorMessage: 'Please choose a prescriber' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      /Please choose a prescriber/,
    );
  },
});

export const Nobody = meta.story({
  args: { prescribers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers/add',
    );
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const LinkEnded = meta.story({
  args: { prescribers: [idris], chosen: helen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Helen Marsh no longer signs for you.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <PrescriberChoice {...args} chosen={helen} />
      <PrescriberChoice {...args} errorMessage="Please choose a prescriber" />
      <PrescriberChoice {...args} prescribers={[idris]} chosen={helen} />
      <PrescriberChoice {...args} prescribers={[]} />
      <PrescriberChoice {...args} prescribers={[]} chosen={helen} />
    </Stack>
  ),
});
