import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { SamePatientNotice } from './SamePatientNotice.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SamePatientNotice',
  component: SamePatientNotice,
  parameters: {
    guide: {
      useFor: ['One patient on several prescriptions of an order: allowed, and said.'],
      anatomy: [
        ['Who', 'And on which prescriptions', 'strong'],
        ['Why', 'What the limits do not see', 'strong + div'],
      ],
      drawnIn: 'Two',
      do: ['Let the buyer go on.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { who: 'JONES, Amara', numbers: [1, 3] },
});

export const Two = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JONES, Amara is on prescriptions 1 and 3.')).toBeVisible();
  },
});

export const Three = meta.story({
  args: { numbers: [1, 3, 4] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JONES, Amara is on prescriptions 1, 3 and 4.')).toBeVisible();
  },
});
