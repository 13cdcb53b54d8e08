import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { TwoPressButton } from './TwoPressButton.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'Asks for confirmation; a second press confirms',
    check: async ({ press, canvas, args }) => {
      const button = canvas.getByRole('button');
      button.focus();
      await press('Enter');
      await expect(args['onConfirm']).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
      await press('Space');
      await expect(args['onConfirm']).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Esc, Tab',
    does: 'After a first Enter, Esc and Tab cancel',
    check: async ({ press, canvas, args }) => {
      const button = canvas.getByRole('button');
      for (const key of ['Esc', 'Tab'] as const) {
        button.focus();
        await press('Enter');
        await expect(button).toHaveAccessibleName('Yes, decline the request of Amara Okafor');
        await press(key);
        await expect(button).toHaveAccessibleName('Decline the request of Amara Okafor');
      }
      await expect(args['onConfirm']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/TwoPressButton',
  component: TwoPressButton,
  parameters: {
    guide: {
      useFor: ['What ends something for somebody else, in a row: Decline, End.'],
      useNot: [
        'What can be undone: use a Button, and a toast with Undo.',
        'What needs words: a Dialog.',
      ],
      keyboard,
      screenReader: [
        '“Decline the request of Amara Okafor, button”; then “Press again to confirm”.',
        '“Yes, decline the request of Amara Okafor, button”.',
      ],
      content: ['The second label says yes and the verb again.'],
      do: ['Name what it is about, for those who hear the button alone.'],
      dont: ['Let the second press land elsewhere: the button stays where it is.'],
      usedBy: ['My Prescribers', 'My Practitioners'],
    } satisfies Guide,
  },
  args: {
    label: 'Decline',
    confirmLabel: 'Yes, decline',
    about: 'the request of Amara Okafor',
    onConfirm: fn(),
  },
});

export const Pressed = meta.story({
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button');
    await step('a press elsewhere cancels the first one', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByText('Press again to confirm')).toBeInTheDocument();
      await userEvent.click(document.body);
      await expect(button).toHaveAccessibleName('Decline the request of Amara Okafor');
    });
    await step('the first press asks', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName('Yes, decline the request of Amara Okafor');
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const Plain = meta.story({ tags: ['state', 'every-view'] });

export const Pending = meta.story({ tags: ['state'], args: { isPending: true } });

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
