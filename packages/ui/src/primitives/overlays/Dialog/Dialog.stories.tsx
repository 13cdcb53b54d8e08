import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../buttons/Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function WithOpener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Clear Cart</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Keep them</Button>
            <Button variant="danger" onClick={close}>
              Clear
            </Button>
          </>
        }
      />
    </>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab, Shift+Tab',
    does: 'Moves within the dialog, and never to the page behind',
    check: async ({ press, canvas, userEvent }) => {
      const opener = canvas.getByRole('button', { name: 'Clear Cart' });
      await userEvent.click(opener);
      const close = canvas.getByRole('button', { name: 'Close' });
      await expect(close).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('dialog')).toContainElement(
        document.activeElement as HTMLElement,
      );
      await press('Shift+Tab');
      await expect(close).toHaveFocus();
      await press('Shift+Tab');
      await expect(opener).not.toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Asks to close it; the focus returns to the control that opened it',
    check: async ({ press, canvas, args }) => {
      await press('Esc');
      await expect(args['onClose']).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Clear Cart' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      useFor: [
        'A question that has to be answered before going on, most of all before something that cannot be undone.',
      ],
      useNot: [
        'A message without a choice: use an Alert or a toast.',
        'A menu or a list beside the page: use a Drawer.',
        'Something small beside its button: use a Popover.',
      ],
      anatomy: [
        ['Title', 'Names the dialog', 'h2'],
        ['Close', 'The way out, always there', '[aria-label="Close"]'],
        ['Content', 'Scrolls when long', '"All 12 items"'],
        ['Actions', 'Stay in view', 'button "Keep them"'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: [
        '“Clear the cart?, dialog”: it is named by its title.',
        'The focus is inside; the page behind is silent until it closes.',
        'On closing, the button that opened it.',
      ],
      content: [
        'Title: the question itself.',
        'Buttons answer it with a verb: Keep the items, Clear the cart. Never Yes and No.',
      ],
      do: ['Ask one thing.', 'Put the safe button first.'],
      dont: ['Open one by itself.', 'Put a dialog in front of a dialog.'],
      usedBy: ['Cart'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: {
    isOpen: false,
    title: 'Clear the cart?',
    children: 'All 12 items will be taken out. This can be undone for a few seconds.',
    onClose: fn(),
  },
  render: (args) => <WithOpener {...args} />,
});

export const OpensAndCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Clear Cart' });
    await step('opens with the focus inside and a name', async () => {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name: 'Clear the cart?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    });
    await step('its buttons close it and return the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Keep them' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(opener);
      const target = await canvas.findByRole('dialog');
      await userEvent.pointer({ keys: '[MouseLeft]', target });
      // The same place at once is the second press of a double press, which leaves it open.
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(target).toBeVisible();
      await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { x: 9, y: 9 } });
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
});

export const Open = meta.story({ args: { isOpen: true } });

export const LongContent = meta.story({
  args: {
    isOpen: true,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Line {line + 1} of the terms.</p>
    )),
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { isOpen: true } });
