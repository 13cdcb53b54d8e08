import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../buttons/Button/Button.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import type { Schedule } from './schedule.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastContent, useToasts } from './useToasts.tsx';

/** A fake clock: pending callbacks by delay. */
const due = new Map<() => void, number>();
const handClock: Schedule = (run, milliseconds) => {
  due.set(run, milliseconds);
  return () => due.delete(run);
};
const turnTo = (milliseconds: number) =>
  due.forEach((after, run) => {
    if (after <= milliseconds) run();
  });

const undo = fn();

const toasts: Readonly<Record<string, ToastContent>> = {
  'Say added': { tone: 'success', message: 'Added to cart.' },
  'Say deleted': {
    message: 'Sodium chloride 0.9% deleted.',
    action: { label: 'Undo', onAction: undo },
  },
  'Say refused': { tone: 'danger', message: 'Product is out of stock' },
  'Say and stay': { tone: 'warning', message: 'You are offline.', isPersistent: true },
};

function Speaker() {
  const { notify } = useToasts();
  return (
    <Cluster>
      {Object.entries(toasts).map(([label, toast]) => (
        <Button key={label} onClick={() => notify(toast)}>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'F6',
    does: 'Moves to the notifications and back',
    check: async ({ press, canvas, userEvent }) => {
      const speaker = canvas.getByRole('button', { name: 'Say deleted' });
      await userEvent.click(speaker);
      await press('F6');
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await expect(due.size).toBe(0);
      await press('F6');
      await expect(speaker).toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes the toast that has the focus',
    check: async ({ press, canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say added' }));
      canvas.getByRole('button', { name: 'Undo' }).focus();
      await press('Esc');
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
      );
      await expect(canvas.getByText('Added to cart.')).toBeInTheDocument();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: ToastProvider,
  parameters: {
    guide: {
      useFor: ['What has just worked, or was refused, in a sentence that may pass.'],
      useNot: ['What has to be read: use an Alert.', 'A question: use a Dialog.'],
      anatomy: [
        ['Icon', 'A shape for each tone', 'li svg'],
        ['Message', 'What happened', 'li "deleted"'],
        ['Action', 'One thing to do about it', 'button "Undo"'],
        ['Dismiss', 'Closes it', '[aria-label="Dismiss"]'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Notifications (F6), region”.',
        'Each message when the reader is idle; a danger at once.',
        'It waits while the focus is in it.',
      ],
      content: [
        'Say what happened in a few words, in the catalogue’s sentence where there is one.',
      ],
      do: ['Offer Undo for what was taken away.'],
      dont: ['Put the only copy of a message in a toast: errors also stand where they belong.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: { children: <Speaker /> },
  beforeEach: () => {
    due.clear();
    undo.mockClear();
  },
});

/** With full motion, whatever the test browser prefers: it slides in and appears. */
export const ComesAndGoes = meta.story({
  tags: ['!autodocs', '@9.11'],
  args: { schedule: handClock },
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'full';
    return () => delete document.documentElement.dataset['motion'];
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it appears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say added' }));
      await waitFor(() => expect(canvas.getByText('Added to cart.')).toBeVisible());
    });
    await step('it disappears after 5000 ms', async () => {
      await expect([...due.values()]).toEqual([5000]);
      turnTo(5000);
      await waitFor(() => expect(canvas.queryByText('Added to cart.')).not.toBeInTheDocument());
    });
  },
});

export const WaitsWhileLookedAt = meta.story({
  tags: ['!autodocs', '@9.11'],
  args: { schedule: handClock },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say added' }));
    const message = await canvas.findByText('Added to cart.');
    await step('the timer stops under the pointer', async () => {
      await userEvent.hover(message);
      await expect(due.size).toBe(0);
    });
    await step('it stays 1000 ms more after the pointer leaves', async () => {
      await userEvent.unhover(message);
      await expect([...due.values()]).toEqual([1000]);
      turnTo(1000);
      await waitFor(() => expect(canvas.queryByText('Added to cart.')).not.toBeInTheDocument());
    });
  },
});

export const BottomRight = meta.story({
  tags: ['@2.31', '@9.11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say added' }));
    const region = await canvas.findByRole('region', { name: /Notifications/ });
    const { right, bottom } = region.getBoundingClientRect();
    const page = document.documentElement.getBoundingClientRect();
    await expect(page.right - right).toBe(16);
    await expect(window.innerHeight - bottom).toBe(16);
  },
});

export const Undo = meta.story({
  tags: ['!autodocs'],
  args: { schedule: handClock },
  play: async ({ canvas, userEvent, step }) => {
    const speaker = canvas.getByRole('button', { name: 'Say deleted' });
    await userEvent.click(speaker);
    await step('Undo reverses the action and closes the toast', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await expect(undo).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });
  },
});

export const Refused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say refused' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Product is out of stock');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Persistent = meta.story({
  tags: ['!autodocs'],
  args: { schedule: handClock },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say and stay' }));
    await waitFor(() => expect(canvas.getByText('You are offline.')).toBeVisible());
    await expect(due.size).toBe(0);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { schedule: handClock },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view', 'played'],
  // Keeps all four toasts for the picture.
  args: { schedule: handClock },
  play: async ({ canvas, userEvent }) => {
    for (const name of Object.keys(toasts)) {
      // One after the other, because the display order is the order of announcements.
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4));
  },
});
