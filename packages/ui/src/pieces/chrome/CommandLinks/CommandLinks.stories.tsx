import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { CommandLinks } from './CommandLinks.tsx';

const onRun = fn();
const commands = [
  { label: 'Quick order', href: '/quick-order' },
  {
    label: 'How to order as a prescriber',
    href: '/resources/how-to-order-as-a-prescriber.pdf',
    isNewTab: true,
  },
  { label: 'Clear cart', onRun },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through pages and actions',
    check: tabThrough(({ canvas }) => [
      ...canvas.getAllByRole('link'),
      canvas.getByRole('button', { name: 'Clear cart' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Chrome/CommandLinks',
  component: CommandLinks,
  parameters: {
    guide: {
      useFor: ['Pages to open and actions to run, and categories, in the search.'],
      useNot: ['A menu: use MenuLinks.'],
      anatomy: [
        ['Page', 'A link', 'a'],
        ['Action', 'A button; what cannot be undone asks first', 'button'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“list, 3 items”, “Quick order, link”, “Clear cart, button”.'],
      content: ['The page’s name in the menus; a verb for an action.'],
      do: ['Offer only what this user may do.'],
      dont: ['Repeat a page that is listed under another name.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { commands },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    onRun.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }));
    await expect(onRun).toHaveBeenCalledOnce();
    const file = await canvas.findByRole('link', { name: /^How to order as a prescriber \(PDF/ });
    await expect(file).toHaveAttribute('target', '_blank');
    const page = await canvas.findByRole('link', { name: 'Quick order' });
    await expect(page).not.toHaveAttribute('target');
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
