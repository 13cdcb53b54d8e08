import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../buttons/Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { Stack } from '../../layout/Stack.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On the button: opens and closes the panel',
    check: async ({ press, canvas }) => {
      const button = canvas.getByRole('button', { name: 'Pack sizes' });
      const isOpen = (answer: boolean) =>
        waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(answer)));
      button.focus();
      await press('Enter');
      await isOpen(true);
      button.focus();
      await press('Enter');
      await isOpen(false);
      await press('Space');
      await isOpen(true);
      button.focus();
      await press('Space');
      await isOpen(false);
    },
  },
  {
    keys: 'Tab',
    does: 'Moves from the button into the panel',
    check: async ({ press, canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pack sizes' }));
      const done = await canvas.findByRole('button', { name: 'Done' });
      await press('Tab');
      await expect(done).toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus goes back to the button',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Pack sizes' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  parameters: {
    guide: {
      useFor: ['Something small that belongs to one button: a calendar, the latest notices.'],
      useNot: [
        'A question that must be answered: use a Dialog.',
        'A menu of pages: the header’s menus have their own.',
      ],
      anatomy: [
        ['Button', 'Opens it and closes it again', 'button[aria-expanded]'],
        ['Panel', 'Beside the button, over everything; the page behind stays in use', '[popover]'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: [
        '“Pack sizes, button, collapsed”, then “expanded”.',
        '“Pack sizes, dialog”: the panel by its label.',
        'On closing, the button again.',
      ],
      content: [
        'Label: a noun of one to three words, close to those of its button.',
        'Inside: a few lines; for more, a link to its page.',
      ],
      do: ['Name the panel in its label: “Pack sizes”, not “Popover”.'],
      dont: ['Put the only copy of a message into it: it is gone at the first press outside.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { height: '14rem' } },
  },
  args: {
    label: 'Pack sizes',
    renderTrigger: (props) => <Button {...props}>Pack sizes</Button>,
    children: (close) => (
      <Stack $gap={3}>
        <p>Sold in packs of 10 and 100.</p>
        <Button onClick={close}>Done</Button>
      </Stack>
    ),
    onToggle: fn(),
  },
});

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Pack sizes' });
    await step('starts closed, without its content', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByText(/packs of 10/)).not.toBeInTheDocument();
    });
    await step('the button opens it', async () => {
      await userEvent.click(button);
      await canvas.findByRole('dialog', { name: 'Pack sizes' });
      await waitFor(() => expect(canvas.getByText(/packs of 10/)).toBeVisible());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    });
    await step('its content closes it and returns the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step('the button opens it and closes it again', async () => {
      await userEvent.click(button);
      await canvas.findByRole('dialog');
      await userEvent.click(button);
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
});

export const Open = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack sizes' }));
    await waitFor(() => expect(canvas.getByText(/packs of 10/)).toBeVisible());
  },
});

/** At the end of a line it aligns with the button's other edge, and never leaves the screen. */
export const AtTheEndOfALine = meta.story({
  tags: ['state', 'played'],
  args: { align: 'end' },
  globals: { viewport: { value: 'reflow' } },
  render: (args) => (
    <div style={{ textAlign: 'end' }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack sizes' }));
    const panel = await canvas.findByRole('dialog');
    await canvas.findByText(/packs of 10/);
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Keyboard = meta.story({ play: pressAlong });
