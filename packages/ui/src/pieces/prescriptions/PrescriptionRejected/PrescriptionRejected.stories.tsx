import { expect } from 'storybook/test';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionRejected } from './PrescriptionRejected.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionRejected',
  component: PrescriptionRejected,
  parameters: {
    guide: {
      useFor: ['A rejected prescription: why, and what its practitioner can do.'],
      anatomy: [
        ['Title', 'Who rejected it', 'strong'],
        ['Reason', 'As it was written', 'q'],
        ['Actions', 'For its practitioner alone', 'button'],
      ],
      drawnIn: 'Default',
      screenReader: ['The title, then the reason as a quotation.'],
      content: ['“Rejected”, never “declined”.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    prescriber: 'Helen Marsh',
    reason: 'The directions need to be clearer. How deep?',
    actions: <Button isSmall>Correct</Button>,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Helen Marsh rejected this prescription')).toBeVisible();
    await expect(canvas.getByText('The directions need to be clearer. How deep?')).toBeVisible();
  },
});

export const WithoutAReason = meta.story({ args: { reason: undefined, actions: undefined } });

export const Lapsed = meta.story({
  tags: ['state'],
  args: { how: 'lapsed', reason: 'It was not signed within 14 days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This prescription lapsed')).toBeVisible();
    await expect(canvas.getByText('It was not signed within 14 days')).toBeVisible();
    await expect(canvas.queryByText(/rejected this prescription/)).toBeNull();
  },
});
