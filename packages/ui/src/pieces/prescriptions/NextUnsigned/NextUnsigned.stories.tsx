import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NextUnsigned } from './NextUnsigned.tsx';

const meta = preview.meta({
  title: 'Prescriptions/NextUnsigned',
  component: NextUnsigned,
  parameters: {
    guide: {
      useFor: ['After a prescription is signed or rejected: the next one.'],
      useNot: ['While something is still to be done with this one.'],
      anatomy: [
        ['Next unsigned', 'With how many are left', 'a "Next unsigned"'],
        ['All prescriptions', 'The list', 'a "All prescriptions"'],
      ],
      drawnIn: 'SomeLeft',
      screenReader: ['“Next prescription, navigation”.'],
      content: ['The number is what is left to do.'],
      dont: ['Sign several at once.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: { href: '/prescription/48', left: 10, listHref: '/prescriptions' },
});

export const SomeLeft = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next unsigned, 10 left' })).toHaveAttribute(
      'href',
      '/prescription/48',
    );
  },
});

export const NoneLeft = meta.story({
  tags: ['state'],
  args: { href: undefined, left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing else waits for your signature.')).toBeVisible();
  },
});
