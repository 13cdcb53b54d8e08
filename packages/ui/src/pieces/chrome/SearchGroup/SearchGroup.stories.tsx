import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { FoundRecords } from '../FoundRecords/FoundRecords.tsx';
import { SearchGroup } from './SearchGroup.tsx';

const records = [
  { id: 32, href: '/order/32', title: <span>F-2026-000032</span> },
  { id: 31, href: '/order/31', title: <span>F-2026-000031</span> },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the link to everything, then through the content',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: 'All orders' }),
      canvas.getByRole('link', { name: 'F-2026-000032' }),
      canvas.getByRole('link', { name: 'F-2026-000031' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Chrome/SearchGroup',
  component: SearchGroup,
  parameters: {
    guide: {
      useFor: ['One kind of thing that the search offers: orders, patients, pages and actions.'],
      useNot: ['A panel of the home page: use HomePanel.'],
      anatomy: [
        ['Heading', 'What these are', 'h2'],
        ['More', 'Everything of this kind', 'a "All orders"'],
        ['Content', 'Rows or chips; while it loads, bars', 'ul'],
      ],
      drawnIn: 'Loaded',
      keyboard,
      screenReader: ['“Last orders, region, list, 2 items”.'],
      content: ['The heading names the kind, without a verb.'],
      do: ['Keep the other groups when one fails.'],
      dont: ['Show a group without content.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    heading: 'Last orders',
    what: 'your orders',
    more: { label: 'All orders', href: '/orders' },
    onRetry: fn(),
    children: <FoundRecords records={records} />,
  },
});

export const Loaded = meta.story({});

export const Loading = meta.story({
  tags: ['!autodocs'],
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last orders' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('Loading your orders…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your orders.'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <SearchGroup {...args} />
      <SearchGroup {...args} heading="Orders" state="loading" />
      <SearchGroup
        {...args}
        heading="Patients"
        what="your patients"
        state="failed"
        more={undefined}
      />
    </Stack>
  ),
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
