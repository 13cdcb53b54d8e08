import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../buttons/Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TextLink } from '../../navigation/TextLink/TextLink.tsx';

function WithOpener(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Your account</Button>
      <Drawer {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab, Shift+Tab',
    does: 'Moves within the drawer, and never to the page behind',
    check: async ({ press, canvas, userEvent }) => {
      const opener = canvas.getByRole('button', { name: 'Your account' });
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
      await expect(canvas.getByRole('button', { name: 'Your account' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: {
    guide: {
      useFor: ['What belongs beside the page: the account menu, the menus on a phone.'],
      useNot: [
        'A question: use a Dialog.',
        'Something small that belongs to one button: use a Popover.',
      ],
      anatomy: [
        ['Title', 'Names the drawer', 'h2'],
        ['Close', 'The way out, always there', '[aria-label="Close"]'],
        ['Content', 'Scrolls when long', 'a "Orders"'],
        ['Actions', 'Stay in view at the foot'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: [
        '“Your account, dialog”: it is named by its title.',
        'The page behind is silent until it closes.',
        'On closing, the button that opened it.',
      ],
      content: ['Title: what is in it, in two or three words.'],
      do: ['Close it when a link in it was chosen.'],
      dont: ['Open one from another.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: {
    isOpen: false,
    title: 'Your account',
    onClose: fn(),
    children: (
      <Stack>
        <TextLink href="/orders">Orders</TextLink>
        <TextLink href="/profile">Account details</TextLink>
      </Stack>
    ),
  },
  render: (args) => <WithOpener {...args} />,
});

export const OpensAndCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Your account' });
    await step('stops at the right edge', async () => {
      await userEvent.click(opener);
      const drawer = await canvas.findByRole('dialog', { name: 'Your account' });
      await expect(drawer).toBeVisible();
      await waitFor(() =>
        expect(drawer.getBoundingClientRect().right).toBe(
          document.documentElement.getBoundingClientRect().right,
        ),
      );
    });
    await step('leaves to the right and returns the focus', async () => {
      const drawer = await canvas.findByRole('dialog');
      await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(getComputedStyle(drawer).translate).toBe('100%');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
  },
});

export const Open = meta.story({ args: { isOpen: true } });

export const Narrow = meta.story({
  args: { isOpen: true },
  globals: { viewport: { value: 'reflow' } },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { isOpen: true, actions: <Button>Log Out</Button> },
});
