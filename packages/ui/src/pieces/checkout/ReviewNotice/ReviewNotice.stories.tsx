import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';

const meta = preview.meta({
  title: 'Checkout/ReviewNotice',
  component: ReviewNotice,
  parameters: {
    guide: {
      useFor: ['A checkout that was filled in from an earlier order.'],
      useNot: ['An order that failed because something changed: use ChangedNotice.'],
      anatomy: [
        ['Source', 'Number and day of the earlier order', 'p'],
        ['Questions', 'What no longer holds, by section', 'ul'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['Read in its place, before the sections.'],
      content: ['A question: the title of its section, and the reason.'],
      do: ['Open the section of the first question.'],
      dont: ['Take over what no longer holds.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { orderNumber: 'F-2026-000031', placedOn: '2026-11-12' },
});

export const AllHolds = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/order F-2026-000031 of 12\/11\/2026/)).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const SomethingChanged = meta.story({
  args: { questions: { delivery: 'Saturday delivery is not offered any more' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Delivery: Saturday delivery is not offered any more',
    );
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <ReviewNotice {...args} />
      <ReviewNotice
        {...args}
        questions={{
          delivery: 'Next working day delivery costs £7.95 now, not £6.00',
          shipping: 'Your billing address has changed since. Please say where this order goes',
        }}
      />
    </Stack>
  ),
});
