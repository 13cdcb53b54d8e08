import { expect, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { deskEvents } from '../testing/deskEvents.ts';
import { Timeline } from './Timeline.tsx';

const [placed] = deskEvents;
const many = Array.from({ length: 25 }, (_, index) => ({
  ...placed!,
  id: index,
  at: new Date(placed!.at.getTime() + index * 3_600_000),
}));

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the devices',
    check: async ({ press, canvas }) => {
      await press('Tab');
      await expect(canvas.getAllByText('Device')[0]).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Shows the device, and hides it',
    check: async ({ press, canvas }) => {
      await press('Enter');
      await expect(await canvas.findByText(/Firefox/)).toBeVisible();
      await press('Space');
      await expect(canvas.getByText(/Firefox/)).not.toBeVisible();
    },
  },
];

const meta = preview.meta({
  title: 'Desk/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      useFor: ['What happened to an order or a customer, at the desk.'],
      useNot: ['The buyer’s own view of an order: use OrderTimeline.'],
      anatomy: [
        ['Day', 'In the UK; the latest first', 'h3'],
        ['Time', 'To the minute; day and time as its title', 'li time'],
        ['Sentence', 'What happened, and who did it when', 'li strong'],
        ['Values', 'Old and new', 'del'],
        ['Reason', 'In the words of who did it', 'q'],
        ['Device', 'The browser, on request', 'summary'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“From … to …” for values.', '“New” after what happened since.'],
      do: ['Pass the version that was seen: what came later is marked.'],
    } satisfies Guide,
  },
  args: { events: deskEvents, now: new Date('2026-11-27T15:40:00Z') },
});

export const Filled = meta.story({
  play: async ({ canvas, step }) => {
    await step('the latest comes first, by day', async () => {
      const days = canvas
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
      await expect(days).toEqual(['Today', 'Yesterday', 'Wednesday 25/11/2026']);
      const [first] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent('15:39Sent a failed email again');
      await expect(first).toHaveTextContent('root@formulary-1, command line, just now');
    });
    await step('says who, why, and what was before', async () => {
      const [, , corrected] = canvas.getAllByRole('listitem');
      const line = within(corrected!);
      await expect(line.getByText('Priya Shah, Customer service, 6 hours ago')).toBeVisible();
      await expect(line.getByText(/^The clinic telephoned/)).toBeVisible();
      await expect(corrected).toHaveTextContent(/From12 Elm.*to14 Elm/);
      await expect(line.getByText('09:12')).toHaveAttribute('title', '27/11/2026, 09:12');
    });
    await step('nothing is new without a version', async () => {
      await expect(canvas.queryByText('New')).not.toBeInTheDocument();
    });
  },
});

/** Two things happened since the record was loaded. */
export const SinceVersion = meta.story({
  args: { seenVersion: 932 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(2);
  },
});

/** A customer's timeline has events of their orders too, each with a link. */
export const OfSeveralRecords = meta.story({
  args: {
    subjectHref: (subject) => (subject === 'order 31' ? '/orders/31' : undefined),
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Order 31' });
    await expect(link).toHaveAttribute('href', '/orders/31');
  },
});

export const Long = meta.story({
  args: { events: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5 earlier' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(25);
  },
});

export const ValueRemoved = meta.story({
  tags: ['!autodocs'],
  args: { events: [{ ...placed!, from: '07700 900123', to: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/From07700 900123tonothing/);
  },
});

export const Empty = meta.story({ tags: ['state'], args: { events: [] } });

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { seenVersion: 932 },
});
