import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { PrescriptionsNeeded } from './PrescriptionsNeeded.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionsNeeded',
  component: PrescriptionsNeeded,
  parameters: {
    guide: {
      useFor: ['The cart: how many prescriptions its packs need at least.'],
      anatomy: [
        ['Number', 'Computed from the limits', 'strong'],
        ['What comes', 'What the checkout asks', 'strong + div'],
        ['Add a prescriber', 'Where nobody has accepted the buyer yet'],
      ],
      drawnIn: 'Several',
      dont: ['Say more than is certain: “at least”.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { packs: 7, least: 3 },
});

export const Several = meta.story({
  tags: ['@5.24'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These 7 packs need at least 3 prescriptions.')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <PrescriptionsNeeded packs={7} least={3} />
      <PrescriptionsNeeded packs={2} least={1} />
      <PrescriptionsNeeded packs={1} least={1} />
      <PrescriptionsNeeded packs={7} least={3} addHref="/prescribers/add" />
    </Stack>
  ),
});
