import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { type KeyGroup, KeySheet } from './KeySheet.tsx';

const groups: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    keys: [
      [['Ctrl', 'K'], 'Finds anything'],
      [['?'], 'Shows the keys'],
    ],
  },
  {
    title: 'In a list',
    keys: [
      [['J'], 'Moves to the next row'],
      [['K'], 'Moves to the row before'],
      [['Enter'], 'Opens the row'],
      [['Esc'], 'Closes what was opened last'],
    ],
  },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Esc',
    does: 'Closes it',
    check: async ({ press, args }) => {
      await press('Esc');
      await expect(args['onClose']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'Desk/KeySheet',
  component: KeySheet,
  parameters: {
    guide: {
      useFor: ['All keys of a screen, on the question mark.'],
      anatomy: [
        ['Group', 'Where the keys work', 'h3'],
        ['Key', 'As it is labelled', 'kbd'],
        ['What it does', 'In a few words', 'dd'],
        ['Switch', 'Turns single letters off', 'label'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Keys, dialog”, then each key with what it does.'],
      content: ['What a key does begins with a verb: “Opens the row”.'],
    } satisfies Guide,
    room: '40rem',
    docs: { story: { inline: false, height: '40rem' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    areLettersOn: true,
    onLetters: fn(),
    groups,
  },
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Keys' }));
    await expect(dialog.getByText('Finds anything')).toBeVisible();
    await expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Use single letters as keys' }));
    await expect(args.onLetters).toHaveBeenCalledWith(false);
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
