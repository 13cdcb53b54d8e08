import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { expect, fn } from 'storybook/test';
import { HandoverList } from './HandoverList.tsx';

const handover = {
  id: 1,
  prescriptionId: 12,
  orderNumber: 'F-2026-000031',
  practitioner: 'Amara Okafor',
  from: 'Helen Marsh',
  reason: 'Suspended',
  medicines: 2,
  askedAt: new Date('2026-11-13T09:40:00Z'),
};

const meta = preview.meta({
  title: 'Prescriptions/HandoverList',
  component: HandoverList,
  parameters: {
    guide: {
      useFor: ['Prescriptions of another prescriber that this one is asked to take over.'],
      anatomy: [
        ['Title', 'How many', 'h2'],
        ['Request', 'For whom, from whom, why', 'li'],
        ['Answers', 'Take over, decline', 'button'],
      ],
      drawnIn: 'Default',
      screenReader: ['A region by its title; each button names its prescription.'],
      content: ['“Take over”, never “sign for”.'],
      usedBy: ['Prescriptions'],
    } satisfies Guide,
  },
  args: {
    handovers: [handover, { ...handover, id: 2, prescriptionId: 13, medicines: 1 }],
    onAnswer: fn(),
    onAcceptAll: fn(),
    pendingIds: [],
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over prescription 13' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(args.handovers[1], true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline prescription 12' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(args.handovers[0], false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over all 2' }));
    await expect(args.onAcceptAll).toHaveBeenCalledOnce();
  },
});

export const One = meta.story({
  tags: ['state'],
  args: { handovers: [handover], pendingIds: [1] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /all/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Decline prescription 12' })).toBeDisabled();
  },
});
