import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { ManualSummary } from './ManualSummary.tsx';

const meta = preview.meta({
  title: 'Prescriptions/ManualSummary',
  component: ManualSummary,
  parameters: {
    guide: {
      useFor: ['What is written by hand, where it is not changed.'],
      anatomy: [
        ['Patient', 'For whom', 'p'],
        ['Items', 'Packs and name', 'li'],
      ],
      drawnIn: 'Default',
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    patient: { firstName: 'Amara', lastName: 'Jones' },
    items: [{ name: 'Tretinoin 0.05% cream, 20 g', quantity: 2 }],
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JONES, Amara')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('2 × Tretinoin 0.05% cream, 20 g');
  },
});

export const NoItems = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is written yet.')).toBeVisible();
  },
});
