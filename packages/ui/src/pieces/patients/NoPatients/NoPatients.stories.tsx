import { expect } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoPatients } from './NoPatients.tsx';

const meta = preview.meta({
  title: 'People/NoPatients',
  component: NoPatients,
  parameters: {
    guide: {
      useFor: ['The list of somebody without patients, and a search that means none of them.'],
      useNot: ['Patients that could not be loaded: use LoadFailed.'],
      anatomy: [
        ['Title', 'That there are none, or what was searched for', 'p'],
        ['Hint', 'What else a search can be', 'p + div'],
        ['Add a patient', 'The next step', 'a'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The title, the hint, ‘Add a patient, link’.'],
      content: ['What was searched for in quotation marks, as it was typed.'],
      do: ['Say what was searched for.'],
      dont: ['Show it before the answer is there.'],
      usedBy: ['Patients'],
    } satisfies Guide,
  },
  args: { addHref: '/patient/add' },
});

export const NoneYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no patients yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a patient' })).toHaveAttribute(
      'href',
      '/patient/add',
    );
  },
});

export const NoMatch = meta.story({
  args: { search: 'jonse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No patient matches ‘jonse’')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <NoPatients {...args} />
      <NoPatients {...args} search="jonse" />
    </Stack>
  ),
});
