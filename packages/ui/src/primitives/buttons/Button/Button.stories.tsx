import { ShoppingCart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from './Button.tsx';
import { Cluster } from '../../layout/Cluster.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the button, also while it is pending',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: 'Save changes' }),
      canvas.getByRole('button', { name: /^Place order/ }),
    ]),
  },
  {
    keys: 'Enter, Space',
    does: 'Presses it',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('button', { name: 'Save changes' }).focus();
      await press('Enter');
      await expect(args['onClick']).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(args['onClick']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    guide: {
      useFor: ['Doing something here and now: add, save, remove, open a dialog.'],
      useNot: [
        'Going elsewhere: use a ButtonLink or a TextLink.',
        'An icon without words: use an IconButton.',
      ],
      anatomy: [
        ['Label', 'A verb and its object; an icon may stand before it', '"Secondary"'],
        [
          'Spinner',
          'Stands over the label while the action is under way; the width stays',
          '[data-pending] > span + span',
        ],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Place order, button”.',
        'Disabled: “dimmed” or “unavailable”; what is missing is read from the words nearby.',
        'Pending: “Working…”, or the pendingLabel, as a status.',
      ],
      content: [
        'Begin with a verb: Add to cart, Place order.',
        'Sentence case, no full stop; the specification’s spelling where it gives one.',
      ],
      do: [
        'Give isPending from the start where the action takes time.',
        'Keep one primary button on a screen.',
      ],
      dont: [
        'Write OK, Submit or Click here.',
        'Disable it without saying nearby what is missing.',
      ],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { children: 'Save changes', onClick: fn() },
});

export const Primary = meta.story({
  args: { variant: 'primary', children: 'Place order' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { children: 'Continue shopping' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Clear' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Reject prescription' } });

export const Small = meta.story({ args: { isSmall: true, children: 'View order' } });

export const WithIcon = meta.story({
  args: {
    variant: 'primary',
    children: (
      <>
        <ShoppingCart aria-hidden /> Add to cart
      </>
    ),
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
});

export const Pending = meta.story({
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button');
    await step('says that it is pending and keeps its label and tab stop', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Working…');
      await expect(button).toHaveTextContent('Save changes');
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('refuses a second click', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} isPending>
        Place order
      </Button>
    </Cluster>
  ),
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      <Button variant="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button variant="primary" isPending>
        Primary, pending
      </Button>
      <Button isDisabled>Disabled</Button>
      <Button isSmall>Small</Button>
    </Cluster>
  ),
  play: async ({ canvas, step }) => {
    await step('every size but the small one is large enough for a thumb', async () => {
      const heights = canvas
        .getAllByRole('button')
        .map((button) => button.getBoundingClientRect().height);
      await expect(Math.min(...heights.slice(0, -1))).toBeGreaterThanOrEqual(44);
      await expect(heights.at(-1)).toBe(36);
    });
  },
});
