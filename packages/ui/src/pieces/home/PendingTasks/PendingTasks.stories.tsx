import { somePendingCounts } from '@formulary/rules/orders/fixtures/orders';
import { pendingTasks } from '@formulary/rules/orders/pendingTasks';
import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { PendingTasks } from './PendingTasks.tsx';

const everything = pendingTasks(
  somePendingCounts({ toSign: 4, toCorrect: 1, toAnswer: 1, awaitingAnswer: 1 }),
);

const meta = preview.meta({
  title: 'Account/PendingTasks',
  component: PendingTasks,
  parameters: {
    guide: {
      useFor: ['What of a buyer’s orders and prescriptions is not done, on their home.'],
      useNot: ['News: the bells have them.'],
      anatomy: [
        ['Picture', 'What kind it is; amber where the buyer has to act', 'svg'],
        ['Words', 'How many of what; bold where the buyer has to act', 'a "4 prescriptions"'],
        ['Nothing', 'One line, where nothing waits'],
      ],
      drawnIn: 'EveryTask',
      screenReader: ['“1 order to pay, link”.'],
      content: ['A number and what is to be done.'],
      do: ['Lead straight to the one order where there is one alone.'],
      dont: ['Show a kind of which there are none.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: {
    items: everything,
    hrefOf: ({ what, onlyId = 'all' }) => `/${what}/${onlyId}`,
  },
});

export const EveryTask = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      '4 prescriptions to sign',
      '1 order to pay',
      '1 rejected prescription to correct',
      '1 request to sign for a practitioner',
      '2 prescriptions waiting for a signature',
      '1 request to prescribers without an answer',
      '3 orders on the way',
    ]);
    await expect(canvas.getByRole('link', { name: '1 order to pay' })).toHaveAttribute(
      'href',
      '/toPay/31',
    );
  },
});

export const NoTasks = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for you')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <PendingTasks {...args} />
      <PendingTasks {...args} items={[]} />
    </Stack>
  ),
});
