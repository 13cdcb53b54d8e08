import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { Stack } from './Stack.tsx';
import { TextLink } from './TextLink.tsx';

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
        ['Title', 'Names the drawer'],
        ['Close', 'The way out, always there'],
        ['Content', 'Scrolls when long'],
        ['Actions', 'Stay in view at the foot'],
      ],
      keyboard: [
        ['Tab', 'Moves within the drawer'],
        ['Esc', 'Asks to close; the focus goes back to what opened it'],
      ],
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
    await step('it comes to rest at the right edge', async () => {
      await userEvent.click(opener);
      const drawer = canvas.getByRole('dialog', { name: 'Your account' });
      await expect(drawer).toBeVisible();
      await waitFor(() =>
        expect(drawer.getBoundingClientRect().right).toBe(
          document.documentElement.getBoundingClientRect().right,
        ),
      );
    });
    await step('it is modal: the browser keeps Tab within it, and Esc asks to cancel', async () => {
      await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true);
    });
    await step('it leaves to the right, and the focus goes back', async () => {
      const drawer = canvas.getByRole('dialog');
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(getComputedStyle(drawer).translate).toBe('100%');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
    await step('so it does when asked to cancel, as Esc does', async () => {
      await userEvent.click(opener);
      canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      await expect(opener).toHaveFocus();
    });
  },
});

export const Open = meta.story({ args: { isOpen: true } });

export const Narrow = meta.story({
  args: { isOpen: true },
  globals: { viewport: { value: 'reflow' } },
});

export const AllStates = meta.story({
  args: { isOpen: true, actions: <Button>Log Out</Button> },
});
