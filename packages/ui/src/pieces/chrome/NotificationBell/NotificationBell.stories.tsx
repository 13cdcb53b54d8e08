import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { NotificationBell, type NotificationEntry } from './NotificationBell.tsx';

const asked: readonly NotificationEntry[] = [
  'Amara Okafor',
  'Ruth Bell',
  'Dev Shah',
  'Ana Lopes',
  'Ida Vance',
  'Mo Farr',
].map((title, index) => ({
  id: index + 1,
  title,
  detail: index === 0 ? 'Just now' : `${index + 1} hours ago`,
  href: '/practitioners',
}));

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'Opens and closes the list',
    check: async ({ press, canvas }) => {
      const bell = canvas.getByRole('button', { name: /^Practitioner requests/ });
      for (const key of ['Enter', 'Space']) {
        bell.focus();
        await press(key);
        const all = await canvas.findByRole('link', { name: 'View All' });
        await waitFor(() => expect(all).toBeVisible());
        bell.focus();
        await press(key);
        await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
      }
    },
  },
  {
    keys: 'Tab',
    does: 'Moves through the entries to View All',
    check: async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: /^Practitioner requests/ }));
      await canvas.findByRole('link', { name: 'View All' });
      await tabThrough(() => canvas.getAllByRole('link'))(context);
      await expect(canvas.getByRole('link', { name: 'View All' })).toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus goes back to the icon',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: /^Practitioner requests/ })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/NotificationBell',
  component: NotificationBell,
  parameters: {
    guide: {
      useFor: ['What waits for a prescriber, in the header: requests, prescriptions to sign.'],
      useNot: ['What has just happened: use a toast.', 'A count without a list: use a Badge.'],
      anatomy: [
        ['Icon', 'A bell for requests, a clipboard for prescriptions', 'svg'],
        ['Badge', 'How many wait; none for nothing', '"6"'],
        ['Entries', 'The latest five: who or what, and since when', '[popover] ul'],
        ['View All', 'The way to the whole list', '"View All"'],
      ],
      drawnIn: 'Requests',
      keyboard,
      screenReader: [
        '“Practitioner requests 3 pending, button, collapsed”.',
        '“Practitioner requests, dialog”: each entry a link with its time, then “View All, link”.',
        'With nothing waiting: “No New Request” or “No Unsigned Prescription”.',
      ],
      content: ['The specification’s sentences when nothing waits.'],
      do: ['Show it to prescribers only.'],
      dont: ['Let the count move the header: the badge hangs outside the icon.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { height: '28rem' } },
  },
  args: {
    kind: 'requests' as const,
    count: 6,
    entries: asked,
    viewAllHref: '/practitioners',
  },
  render: (args) => (
    <Cluster $justify="end">
      <NotificationBell {...args} />
    </Cluster>
  ),
});

export const Closed = meta.story({});

export const Requests = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, step }) => {
    const bell = canvas.getByRole('button', { name: 'Practitioner requests 6 pending' });
    await step('opens on the latest five of six', async () => {
      await userEvent.click(bell);
      const latest = await canvas.findByRole('link', { name: /Amara Okafor Just now/ });
      await waitFor(() => expect(latest).toBeVisible());
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    });
    await step('links to all of them', async () => {
      const all = await canvas.findByRole('link', { name: 'View All' });
      await expect(all).toHaveAttribute('href', '/practitioners');
    });
  },
});

export const NoRequests = meta.story({
  tags: ['state', 'played'],
  args: { count: 0, entries: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Practitioner requests' }));
    await waitFor(() => expect(canvas.getByText('No New Request')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'View All' })).toBeVisible();
  },
});

export const Prescriptions = meta.story({
  tags: ['state', 'played'],
  args: {
    kind: 'prescriptions',
    count: 11,
    entries: [{ id: 51, title: 'F-2026-000031', detail: '2 days ago', href: '/prescription/51' }],
    viewAllHref: '/prescriptions?signStatus=0',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Prescriptions to sign 11 unsigned' }),
    );
    const entry = await canvas.findByRole('link', { name: /F-2026-000031/ });
    await expect(entry).toHaveAttribute('href', '/prescription/51');
  },
});

export const NoPrescriptions = meta.story({
  tags: ['state', 'played'],
  args: { kind: 'prescriptions', count: 0, entries: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prescriptions to sign' }));
    await waitFor(() => expect(canvas.getByText('No Unsigned Prescription')).toBeVisible());
  },
});

/** Refresh failed: shows the old entries and their time. */
export const RefreshFailed = meta.story({
  tags: ['state', 'played'],
  args: { staleSince: '21:04' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Practitioner requests/ }));
    await waitFor(() =>
      expect(canvas.getByText('We could not refresh this: as of 21:04.')).toBeVisible(),
    );
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
  },
});

export const NeverLoaded = meta.story({
  tags: ['state', 'played'],
  args: { count: 0, entries: [], staleSince: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Practitioner requests' }));
    await waitFor(() => expect(canvas.getByText(/We could not load this/)).toBeVisible());
    await expect(canvas.queryByText('No New Request')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['!autodocs'],
  args: { count: 0, entries: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Practitioner requests' }));
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible());
  },
});

function Rising() {
  const [count, setCount] = useState(1);
  return (
    <>
      <NotificationBell kind="requests" count={count} entries={asked} />
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="button" onClick={() => setCount(count - 1)}>
        Fewer
      </button>
    </>
  );
}

/** Announces increases only. */
export const Announced = meta.story({
  tags: ['!autodocs'],
  render: () => <Rising />,
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(said).toHaveTextContent('Practitioner requests: 2 pending');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fewer' }));
    await expect(said).toBeEmptyDOMElement();
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Practitioner requests/ }));
    const panel = await canvas.findByRole('dialog');
    await canvas.findByRole('link', { name: 'View All' });
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Cluster $gap={6}>
      <NotificationBell {...args} count={0} entries={[]} />
      <NotificationBell {...args} />
      <NotificationBell {...args} kind="prescriptions" count={120} />
    </Cluster>
  ),
});
