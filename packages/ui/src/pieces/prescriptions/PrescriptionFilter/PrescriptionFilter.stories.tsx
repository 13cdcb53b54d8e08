import { expect } from 'storybook/test';
import {
  followLink,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionFilter } from './PrescriptionFilter.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves between statuses',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('link')),
  },
  {
    keys: 'Enter',
    does: 'Filters by that status',
    check: followLink(
      ({ canvas }) => canvas.getByRole('link', { name: 'Rejected' }),
      '/prescriptions?status=rejected',
    ),
  },
];

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionFilter',
  component: PrescriptionFilter,
  parameters: {
    guide: {
      useFor: ['Narrowing the list of prescriptions down to a status.'],
      useNot: ['Saying where one prescription stands: use PrescriptionStatusTag.'],
      anatomy: [
        ['All, Unsigned, Signed, Rejected', 'Links; the one that is shown is marked', 'a "All"'],
        ['Number', 'How many wait for a signature', 'span "11"'],
      ],
      drawnIn: 'Unsigned',
      keyboard,
      screenReader: ['“Prescriptions by status, navigation”; “Unsigned 11, current page”.'],
      content: ['The words of the status tag.'],
      do: ['Give every choice its address, so that Back undoes it.'],
      dont: ['Count what nobody waits for.'],
      usedBy: ['Prescriptions'],
    } satisfies Guide,
  },
  args: {
    value: 'unsigned' as const,
    unsignedCount: 11,
    hrefFor: (status) => (status ? `/prescriptions?status=${status}` : '/prescriptions'),
  },
});

export const Unsigned = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('link', { name: 'Unsigned 11' });
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  },
});

export const All = meta.story({ args: { value: undefined, unsignedCount: undefined } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ play: pressAlong });
