import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PrescriptionWarning } from './PrescriptionWarning.tsx';

const meta = preview.meta({
  title: 'Catalogue/PrescriptionWarning',
  component: PrescriptionWarning,
  parameters: {
    guide: {
      useFor: ['What buying on prescription asks for, before it is added.'],
      useNot: ['A cart that waits for prescriptions: the checkout says so.'],
      screenReader: ['“Prescription required”, then the sentence.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
  },
});
