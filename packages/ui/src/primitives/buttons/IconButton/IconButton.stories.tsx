import { Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../layout/Cluster.tsx';
import { IconButton } from './IconButton.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the button',
    check: tabThrough(({ canvas }) => [canvas.getByRole('button', { name: 'Delete line' })]),
  },
  {
    keys: 'Enter, Space',
    does: 'Presses it',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('button', { name: 'Delete line' }).focus();
      await press('Enter');
      await expect(args['onClick']).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(args['onClick']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      useFor: [
        'An action that everybody knows by its sign and that comes often: remove a line, close, show a password.',
      ],
      useNot: ['An action that needs a word to be understood: use a Button.'],
      keyboard,
      screenReader: ['“Remove Nitrile gloves, button”: the label, not the icon.'],
      content: ['Label: a verb and what it is done to, so that ten in a table can be told apart.'],
      do: ['Use the small one, 36 px, only in rows of tables.'],
      dont: ['Use a sign for a second meaning.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { label: 'Delete line', children: <Trash2 aria-hidden />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete line' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Small = meta.story({ args: { isSmall: true } });

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete line' })).toBeDisabled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Cluster>
      <IconButton {...args} label="Default" />
      <IconButton {...args} label="Small" isSmall />
      <IconButton {...args} label="Disabled" isDisabled />
    </Cluster>
  ),
});
