import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { LoadFailed } from './LoadFailed.tsx';
import { Stack } from '../../layout/Stack.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Try again',
    check: tabThrough(({ canvas }) => [canvas.getByRole('button', { name: 'Try again' })]),
  },
  {
    keys: 'Enter, Space',
    does: 'Tries again',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('button', { name: 'Try again' }).focus();
      await press('Enter');
      await expect(args['onRetry']).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(args['onRetry']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/LoadFailed',
  component: LoadFailed,
  parameters: {
    guide: {
      useFor: ['In the place of a list or a page that could not be loaded.'],
      useNot: [
        'A list that is empty: use EmptyState.',
        'An action that failed: say so where it was asked for.',
      ],
      anatomy: [
        ['Title', '“We could not load your orders.”', 'strong'],
        [
          'Words',
          'More, when more is known; after a failed retry, what else can be done',
          'strong + div:not(:has(button))',
        ],
        ['Try again', 'Asks once more, and stays while it does', 'button'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['Read out as soon as it appears.', 'After Try again: “Trying again…”.'],
      content: ['what: as it stands in the sentence, “your orders”, “the product”.'],
      do: ['Keep what was loaded before, and show it instead, where there is any.'],
      dont: ['Show a status number.'],
      usedBy: [
        'Home',
        'Categories',
        'Products',
        'Cart',
        'Checkout',
        'Orders',
        'Order',
        'Terms and conditions',
      ],
    } satisfies Guide,
  },
  args: { what: 'your orders', onRetry: fn() },
});

export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your orders.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The retry failed as well: says how to reach the pharmacy, because another retry may not help. */
export const FailedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/still does not load/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByText(/^It still does not load.*the foot of every page/),
    ).toBeVisible();
  },
});

export const Offline = meta.story({
  tags: ['state'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This device is offline. Connect it, then try again.',
    );
  },
});

export const Retrying = meta.story({ args: { isRetrying: true } });

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <LoadFailed {...args} />
      <LoadFailed {...args} isRetrying>
        The shop did not answer.
      </LoadFailed>
    </Stack>
  ),
});
