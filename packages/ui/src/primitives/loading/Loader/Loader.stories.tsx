import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../buttons/Button/Button.tsx';
import { Loader } from './Loader.tsx';
import type { Schedule } from '../../toasts/schedule.ts';
import { useSteadyFlag } from './useSteadyFlag.tsx';

const meta = preview.meta({
  title: 'Primitives/Loader',
  component: Loader,
  parameters: {
    guide: {
      useFor: [
        'A request under way that the whole screen waits for, once it takes longer than 150 ms.',
      ],
      useNot: ['A list that loads: use its skeleton.', 'A button’s own action: its isPending.'],
      anatomy: [
        ['Vial', 'Fills while waiting; still under reduced motion', '[data-part="loader"] svg'],
        ['Label', 'What is waited for', '[data-part="loader"] span'],
      ],
      drawnIn: 'Shown',
      screenReader: ['“Loading…”, as a status; nothing when it is gone.'],
      content: [
        'One word and an ellipsis: “Loading…”.',
        'No “please”, and no guess at how long it takes.',
      ],
      do: ['Let useSteadyFlag say when: not before 150 ms, then for at least 300 ms.'],
      dont: ['Show it for what happens in the background.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    layout: 'fullscreen',
    room: '20rem',
    docs: { story: { inline: false, height: '20rem' } },
  },
  args: { isShown: true },
});

export const Shown = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    const { width, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect(width).toBeGreaterThan(window.innerWidth - 20);
    await expect(height).toBe(window.innerHeight);
  },
});

export const Hidden = meta.story({
  tags: ['!autodocs'],
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading…')).not.toBeInTheDocument();
  },
});

/** A fake clock: pending callbacks by delay. Its times differ from the shop's, to show that the props decide. */
const due = new Map<() => void, number>();
const handClock: Schedule = (run, milliseconds) => {
  due.set(run, milliseconds);
  return () => due.delete(run);
};
const waits = () => [...due.values()];
const turn = () => {
  const runs = [...due.keys()];
  due.clear();
  runs.forEach((run) => run());
};

function Request() {
  const [isRunning, setIsRunning] = useState(false);
  const isShown = useSteadyFlag(isRunning, {
    afterMs: 7,
    atLeastMs: 11,
    schedule: handClock,
  });
  return (
    <>
      <Button onClick={() => setIsRunning(true)}>Ask</Button>
      <Button onClick={() => setIsRunning(false)}>Answer</Button>
      <Loader isShown={isShown} />
    </>
  );
}

export const WithoutFlicker = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => due.clear(),
  render: () => <Request />,
  play: async ({ canvas, step }) => {
    const ask = () => canvas.getByRole('button', { name: 'Ask' }).click();
    const answer = () => canvas.getByRole('button', { name: 'Answer' }).click();
    await step('never shows for a quick answer', async () => {
      ask();
      await waitFor(() => expect(waits()).toEqual([7]));
      answer();
      await waitFor(() => expect(waits()).toEqual([]));
      await expect(canvas.queryByText('Loading…')).not.toBeInTheDocument();
    });
    await step('shows for a slow answer after the first time', async () => {
      ask();
      await waitFor(() => expect(waits()).toEqual([7]));
      turn();
      await expect(await canvas.findByText('Loading…')).toBeVisible();
    });
    await step('then stays for the second time, even after the answer', async () => {
      await waitFor(() => expect(waits()).toEqual([11]));
      answer();
      await expect(await canvas.findByText('Loading…')).toBeVisible();
      turn();
      await waitFor(() => expect(canvas.queryByText('Loading…')).not.toBeInTheDocument());
    });
  },
});
