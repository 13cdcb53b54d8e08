import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { LookingNow } from './LookingNow.tsx';

const meta = preview.meta({
  title: 'Desk/LookingNow',
  component: LookingNow,
  parameters: {
    guide: {
      useFor: ['Beside the heading of a record that several people may work on.'],
      useNot: ['What somebody else has changed: use RecordChanged.'],
      screenReader: ['Read out when somebody comes or goes.'],
      do: ['Render it from the start, so that the first name is announced.'],
    } satisfies Guide,
  },
  args: { names: ['Priya Shah'] },
});

export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Priya Shah is looking at this too');
  },
});

export const Nobody = meta.story({
  tags: ['!autodocs'],
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Many = meta.story({
  args: { names: ['Priya Shah', 'Tomasz Zielinski', 'Jo Bell', 'Sam Reid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Priya Shah, Tomasz Zielinski and 2 more are looking at this too',
    );
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <LookingNow names={['Priya Shah']} />
      <LookingNow names={['Priya Shah', 'Tomasz Zielinski']} />
      <LookingNow names={['Priya Shah', 'Tomasz Zielinski', 'Jo Bell']} />
    </Stack>
  ),
});
