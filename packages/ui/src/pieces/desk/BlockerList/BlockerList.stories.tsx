import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { type Blocker, BlockerList } from './BlockerList.tsx';

const release = fn();

const blockers: readonly Blocker[] = [
  {
    key: 'quantity',
    kind: 'warning',
    sentence: '40 packs of lidocaine are more than this clinic ever ordered.',
    advice: 'A pharmacist releases the order, with a reason.',
    step: { label: 'Release', onPress: release },
  },
  {
    key: 'payment',
    kind: 'blocks',
    sentence: '£84.20 are still to be paid.',
    advice: 'Book the transfer when it arrives.',
    step: { label: 'Transfers', href: '/money/transfers?order=31' },
  },
  {
    key: 'address',
    kind: 'blocks',
    sentence: 'The delivery address is not qualified.',
    advice: 'The superintendent qualifies it on the page of the customer.',
  },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through what can be done',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: 'Transfers' }),
      canvas.getByRole('button', { name: 'Release' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Desk/BlockerList',
  component: BlockerList,
  parameters: {
    guide: {
      useFor: ['Why an order cannot leave, on its page, instead of a button that does not work.'],
      anatomy: [
        ['Sign', 'Blocks, or a warning', 'svg'],
        ['Sentence', 'What is wrong', 'strong'],
        ['Advice', 'What to do', 'p'],
        ['Step', 'Does it, or leads there', 'a'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Blocks” or “Warning” before each sentence.'],
      content: [
        'The sentence names the thing; the advice begins with who does it, or with a verb.',
      ],
      do: ['Show it as early as it is known, and disable the button beside it.'],
    } satisfies Guide,
  },
  args: { blockers, freeWords: 'Nothing holds this order. It can be dispatched.' },
});

export const Three = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const items = canvas.getAllByRole('listitem');
    await step('what blocks comes first', async () => {
      await expect(within(items[0]!).getByText('Blocks:')).toBeInTheDocument();
      await expect(within(items[2]!).getByText('Warning:')).toBeInTheDocument();
    });
    await step('each says what to do', async () => {
      await expect(canvas.getByRole('link', { name: 'Transfers' })).toHaveAttribute(
        'href',
        '/money/transfers?order=31',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
      await expect(release).toHaveBeenCalledOnce();
    });
  },
  beforeEach: () => {
    release.mockClear();
  },
});

export const Free = meta.story({
  tags: ['state'],
  args: { blockers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing holds this order. It can be dispatched.')).toBeVisible();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
