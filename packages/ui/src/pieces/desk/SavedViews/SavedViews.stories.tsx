import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { type SavedView, SavedViews, type SavedViewsProps } from './SavedViews.tsx';

const views: readonly SavedView[] = [
  { id: 'price', name: 'To price', href: '/orders?state=unpriced', isDefault: true },
  { id: 'late', name: 'Late and cold', href: '/orders?cold=yes&sort=due' },
];

/** A screen that keeps the views. */
function Controlled(props: SavedViewsProps) {
  const [kept, setKept] = useState(props.views);
  return (
    <SavedViews
      {...props}
      views={kept}
      onDelete={(id) => {
        setKept(kept.filter((view) => view.id !== id));
        props.onDelete(id);
      }}
      onRename={(id, name) => {
        setKept(kept.map((view) => (view.id === id ? { ...view, name } : view)));
        props.onRename(id, name);
      }}
    />
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Opens the panel, and chooses the view that has the focus',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: 'View: To price' }).focus();
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'To price' })).toBeVisible());
    },
  },
  {
    keys: 'Tab',
    does: 'Moves through each view and what can be done with it',
    check: async ({ press, canvas }) => {
      await press('Tab');
      await expect(canvas.getByRole('link', { name: 'To price' })).toHaveFocus();
      await press('Tab');
      await expect(
        canvas.getByRole('button', { name: 'Open the list with To price' }),
      ).toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes the panel',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'View: To price' })).toHaveFocus(),
      );
    },
  },
];

const meta = preview.meta({
  title: 'Desk/SavedViews',
  component: SavedViews,
  parameters: {
    guide: {
      useFor: ['Filters, order and columns of a list that somebody needs again.'],
      anatomy: [
        ['Button', 'Opens the views, and names the one that is shown', 'button "View: To price"'],
        ['View', 'Shows the list with its settings', 'li a'],
        ['Star', 'The list opens with it', 'li button[aria-pressed]'],
        ['Rename, delete', 'Deleting takes two presses', 'li button[data-variant]'],
        ['Save', 'Keeps the list as it is under a name', 'form'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: ['The view that is shown is the current one of its list.'],
      content: ['A name that says what the rows are: “To price”.'],
      do: ['Store them for each person, with the address that writeListAddress gives.'],
    } satisfies Guide,
  },
  args: {
    views,
    currentId: 'price',
    onSave: fn(),
    onRename: fn(),
    onDelete: fn(),
    onDefault: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Closed = meta.story({});

export const Managing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View: To price' }));
    const press = async (name: string | RegExp) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    await step('each is a link, the current one marked', async () => {
      const link = await canvas.findByRole('link', { name: 'To price' });
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(link).toHaveAttribute('href', '/orders?state=unpriced');
    });
    await step('another default, or none', async () => {
      await press('Open the list with Late and cold');
      await expect(args.onDefault).toHaveBeenLastCalledWith('late');
      await press('Open the list with To price');
      await expect(args.onDefault).toHaveBeenLastCalledWith(undefined);
    });
    await step('a name that another has is refused', async () => {
      await press('Rename Late and cold');
      const field = await canvas.findByRole('textbox', { name: 'New name' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('to PRICE{Enter}');
      await waitFor(() => expect(field).toBeInvalid());
      await userEvent.clear(field);
      await userEvent.type(field, 'Cold today{Enter}');
      await expect(args.onRename).toHaveBeenCalledWith('late', 'Cold today');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'To price' })).toHaveFocus());
    });
    await step('deleting takes two presses', async () => {
      await press(/^Delete.*Cold today$/);
      await expect(args.onDelete).not.toHaveBeenCalled();
      await press(/^Yes, delete/);
      await expect(args.onDelete).toHaveBeenCalledWith('late');
    });
    await step('saves the list as it is', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Save this view as' }),
        ' Unpaid  since May {Enter}',
      );
      await expect(args.onSave).toHaveBeenCalledWith('Unpaid since May');
    });
  },
});

export const NoneYet = meta.story({
  args: { views: [], currentId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await waitFor(() => expect(canvas.getByText(/^None yet/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const field = await canvas.findByRole('textbox', { name: 'Save this view as' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Error: Please enter a name'));
  },
});

export const NotRead = meta.story({
  args: { views: [], currentId: undefined, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await expect(await canvas.findByText('We could not load your views.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const Open = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View: To price' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Late and cold' })).toBeVisible());
  },
});
