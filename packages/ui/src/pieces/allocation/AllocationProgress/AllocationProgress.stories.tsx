import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { sampleAllocation, samplePrescription } from '../testing/sampleAllocation.ts';
import { AllocationProgress } from './AllocationProgress.tsx';

const none = sampleAllocation([samplePrescription(61, [0, 0])]);
const partly = sampleAllocation([samplePrescription(61, [2, 1], 'jones')]);
const all = sampleAllocation([
  samplePrescription(61, [2, 1], 'jones'),
  samplePrescription(62, [2, 1], 'oliveira'),
  samplePrescription(63, [0, 1], 'whitfield'),
]);

const tooMany = sampleAllocation([
  samplePrescription(61, [2, 1], 'jones'),
  samplePrescription(62, [2, 1], 'oliveira'),
  samplePrescription(63, [1, 1], 'whitfield'),
]);

const meta = preview.meta({
  title: 'Prescriptions/AllocationProgress',
  component: AllocationProgress,
  parameters: {
    guide: {
      useFor: ['What of the cart has no prescription yet, while prescriptions are filled in.'],
      useNot: ['The cart, before the checkout: use PrescriptionsNeeded.'],
      anatomy: [
        ['Line', '“4 packs still to place”, “All 7 packs placed”, or “1 pack too many”', 'output'],
        ['Saving', 'A change is on its way', '"Saving…"'],
        ['Products', 'How many of each are left, where there is room'],
        ['Needed', 'How many prescriptions it takes at least'],
      ],
      drawnIn: 'Saving',
      screenReader: ['“4 packs still to place” after each change, without taking the focus.'],
      content: ['Packs, never units: a pack is what is placed.'],
      do: ['Keep it in view: it sticks below the header, on a phone as one line.'],
      dont: ['Put buttons into it: on a phone it is one line.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { allocation: partly },
});

export const PartlyPlaced = meta.story({
  tags: ['@5.23'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 packs still to place');
  },
});

export const AllPlaced = meta.story({
  tags: ['@5.23'],
  args: { allocation: all },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 7 packs placed');
  },
});

/** The cart has shrunk since, so nothing reports that all is placed. */
export const TooMany = meta.story({
  tags: ['@5.23'],
  args: { allocation: tooMany },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pack too many');
    await expect(canvas.queryByText(/placed/)).not.toBeInTheDocument();
  },
});

export const Saving = meta.story({
  args: { isSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving…')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <AllocationProgress allocation={none} />
      <AllocationProgress allocation={partly} isSaving />
      <AllocationProgress allocation={all} />
      <AllocationProgress allocation={tooMany} />
    </Stack>
  ),
});
