import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PrescriptionWarning } from './PrescriptionWarning.tsx';

const meta = preview.meta({
  title: 'Catalogue/PrescriptionWarning',
  component: PrescriptionWarning,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
  },
});

export const AllStates = meta.story({});
