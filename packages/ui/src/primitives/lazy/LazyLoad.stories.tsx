import { lazy, type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import { Skeleton } from '../loading/Skeleton/Skeleton.tsx';
import { LazyLoad, type LazyLoadProps } from './LazyLoad.tsx';
import { loadLazily } from './loadLazily.ts';
import { pageWork } from './pageWork.ts';
import { LazySuspense } from './LazySuspense.tsx';

const Words = () => <p>The list of patients.</p>;

/** Fails the given number of times, then loads the part. */
function loaderFailing(times: number) {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new Error('Failed to fetch dynamically imported module');
    return Words;
  };
}

const tryAgain = { name: 'Try again' };

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On Try again: loads the part again',
    check: async ({ press, canvas }) => {
      const button = await canvas.findByRole('button', tryAgain);
      button.focus();
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('button', tryAgain)).toBeEnabled());
      canvas.getByRole('button', tryAgain).focus();
      await press('Space');
      await expect(await canvas.findByText('The list of patients.')).toBeVisible();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/LazyLoad',
  component: LazyLoad,
  parameters: {
    guide: {
      useFor: ['A part of a screen that is large and that few people open.'],
      useNot: ['A whole screen: the router loads those.', 'What everybody needs.'],
      anatomy: [
        ['Waiting', 'As large as the part, so that nothing jumps', 'span'],
        ['Part', 'What was fetched'],
        [
          'Could not load',
          'A sentence and Try again, where it did not come',
          '[data-tone="danger"]',
        ],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“We could not load the list of patients.”, as soon as it is known.'],
      content: ['what: as it stands in the sentence, “the list of patients”.'],
      do: ['Keep what is typed around it outside, so that a failure loses nothing.'],
      dont: ['Fetch a part that stands in view at once: it belongs to the screen.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    load: loaderFailing(0),
    what: 'the list of patients',
    placeholder: <Skeleton $height="4rem" />,
    onFailed: fn(),
    children: (content: unknown) => {
      const Shown = content as typeof Words;
      return <Shown />;
    },
  },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list of patients.')).toBeVisible();
  },
});

/** Keeps text typed beside it; Try again loads it. */
export const FailsOnce = meta.story({
  render: (args) => (
    <BesideAField>
      <Failing {...args} times={1} />
    </BesideAField>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the list of patients.',
    );
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Kept');
    await userEvent.click(await canvas.findByRole('button', tryAgain));
    await expect(await canvas.findByText('The list of patients.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
  },
});

function Failing({ times, ...args }: LazyLoadProps<unknown> & { readonly times: number }) {
  const [load] = useState(() => loaderFailing(times));
  return <LazyLoad {...args} load={load} />;
}

function BesideAField({ children }: { readonly children: ReactNode }) {
  const [note, setNote] = useState('');
  return (
    <>
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {children}
    </>
  );
}

export const Keyboard = meta.story({
  render: (args) => <Failing {...args} times={2} />,
  play: pressAlong,
});

const never = () => new Promise<unknown>(() => {});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <>
      <LazyLoad {...args} load={never} />
      <Failing {...args} times={Number.POSITIVE_INFINITY} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Returns a lazy component whose code loads when `release` is called. */
function delayedComponent(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = () => loadLazily(() => promise);
  const Part = lazy(async () => {
    await load();
    return { default: () => <p>{name}</p> };
  });
  return { Part, release: resolve };
}

const components = { first: delayedComponent('First'), second: delayedComponent('Second') };

/** The page is at rest only once all its parts are shown, which is later than their code has loaded. */
export const AtRest = meta.story({
  render: () => (
    <>
      <LazySuspense fallback="…">
        <components.first.Part />
      </LazySuspense>
      <LazySuspense fallback="…">
        <components.second.Part />
      </LazySuspense>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const root = document.documentElement;
    pageWork.mark(root);
    await expect(root).not.toHaveAttribute('data-quiet');
    const seen: string[] = [];
    const note = () => {
      if (root.hasAttribute('data-quiet')) seen.push(canvasElement.textContent);
    };
    const observer = new MutationObserver(note);
    observer.observe(root, { attributeFilter: ['data-quiet'] });
    components.first.release();
    await expect(await canvas.findByText('First')).toBeVisible();
    await expect(root).not.toHaveAttribute('data-quiet');
    components.second.release();
    await waitFor(() => expect(root).toHaveAttribute('data-quiet'));
    observer.disconnect();
    await expect(seen).toEqual(['FirstSecond']);
  },
});
