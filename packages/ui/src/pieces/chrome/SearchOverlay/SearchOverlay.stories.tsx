import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { StillLink } from '@formulary/storybook-kit/plays/StillLink';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { LinkProvider } from '../../../primitives/navigation/Link/Link.tsx';
import { CommandLinks } from '../CommandLinks/CommandLinks.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { SearchOverlay, type SearchOverlayProps } from './SearchOverlay.tsx';

function WithOpener(props: SearchOverlayProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <LinkProvider component={StillLink}>
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      <SearchOverlay {...props} isOpen={isOpen} onClose={close} />
    </LinkProvider>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Searches, unless nothing was typed',
    check: async ({ press, canvas, userEvent, args }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await press('Enter');
      await expect(args['onSearch']).not.toHaveBeenCalled();
      await userEvent.type(screen.getByRole('textbox'), 'lidocaine');
      await press('Enter');
      await expect(args['onSearch']).toHaveBeenCalledWith('lidocaine');
    },
  },
  {
    keys: '↑ ↓',
    does: 'Moves through the results and back to the field',
    check: async ({ press }) => {
      const field = screen.getByRole('textbox');
      const [first, second] = screen.getAllByRole('link');
      for (const [key, reached] of [
        ['↑', field],
        ['↓', first],
        ['↓', second],
        ['↓', second],
        ['↑', first],
        ['↑', field],
      ] as const) {
        await press(key);
        await expect(reached).toHaveFocus();
      }
    },
  },
  {
    keys: 'Letters',
    does: 'On a result: goes on typing in the field',
    check: async ({ press }) => {
      const [first] = screen.getAllByRole('link');
      const field = screen.getByRole('textbox');
      first?.focus();
      await press('Letters');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('lidocainea');
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus returns to the control that opened it',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/SearchOverlay',
  component: SearchOverlay,
  parameters: {
    guide: {
      useFor: ['Searching the whole shop from any page.'],
      useNot: ['Narrowing a list in view: use its own filter.'],
      anatomy: [
        ['Field', 'Ready to be typed into, the last term selected', 'input'],
        ['Search', 'For those who do not press Enter', 'search button "Search"'],
        ['Answers', 'What is found so far; below the field, none without children', 'dialog ul'],
        ['Close', 'The way out', '[aria-label="Close search"]'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: [
        '“Search, dialog”, “What are you looking for?, edit text”.',
        'On closing, the button that opened it.',
      ],
      content: [
        'For buyers the placeholder and the hint name all that they find, and Tab to reach Add.',
        'The label asks: “What are you looking for?”',
        'The placeholder names kinds of things, never one product.',
        'The hint names the keys: “Enter to search, arrow keys to choose, Esc to close”.',
      ],
      do: ['Search for what was typed, without the spaces around it.'],
      dont: ['Leave the page while somebody is still typing.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: {
    isOpen: false,
    onClose: fn(),
    onSearch: fn(),
    children: (typed) => (
      <MenuLinks
        links={[
          { label: `First answer to ${typed || 'nothing'}`, href: '/1' },
          { label: 'Second answer', href: '/2' },
        ]}
      />
    ),
  },
  render: (args) => <WithOpener {...args} />,
});

export const Searches = meta.story({
  tags: ['!autodocs', '@2.13'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const field = await screen.findByRole('textbox', { name: 'What are you looking for?' });
    await step('fills the screen and focuses the field', async () => {
      await expect(field).toHaveFocus();
      const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect();
      await expect([Math.round(width), Math.round(height)]).toEqual([
        document.documentElement.clientWidth,
        window.innerHeight,
      ]);
    });
    await step('ignores an empty search', async () => {
      await userEvent.keyboard('   {Enter}');
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
    await step('shows results while typing', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'lid');
      await expect(await screen.findByRole('link', { name: 'First answer to lid' })).toBeVisible();
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
    await step('Enter searches', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' lidocaine cream {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('lidocaine cream');
    });
    await step('the button closes it and returns the focus', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
  },
});

/** The arrow keys reach links and actions of all groups, and go on from a button beside a result. */
export const OverAllGroups = meta.story({
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    scope: 'everything',
    children: () => (
      <>
        <ul>
          <li>
            <a href="/product/1">Gloves</a>
            <button type="button">Add Gloves</button>
          </li>
          <li>
            <a href="/product/2">Needles</a>
          </li>
        </ul>
        <CommandLinks commands={[{ label: 'Clear cart', onRun: fn() }]} />
      </>
    ),
  },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Tab to reach Add/);
    const reached = [
      ['{ArrowDown}', 'Gloves'],
      ['{Tab}', 'Add Gloves'],
      ['{ArrowDown}', 'Needles'],
      ['{ArrowDown}', 'Clear cart'],
      ['{ArrowDown}', 'Clear cart'],
      ['{ArrowUp}', 'Needles'],
    ] as const;
    for (const [key, name] of reached) {
      await userEvent.keyboard(key);
      await expect(document.activeElement).toHaveTextContent(name);
    }
  },
});

export const ClosesWhenALinkIsFollowed = meta.story({
  tags: ['!autodocs'],
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('link', { name: 'Second answer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({ args: { isOpen: true } });

export const WithTheLastTerm = meta.story({
  args: { isOpen: true, initialTerm: 'lidocaine' },
  play: async () => {
    await expect(screen.getByRole('textbox')).toHaveValue('lidocaine');
  },
});

export const TypedAhead = meta.story({
  tags: ['!autodocs'],
  args: { isOpen: true, initialTerm: 'needle', typedAhead: 'lido' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('caine');
    await expect(await screen.findByRole('textbox')).toHaveValue('lidocaine');
  },
});

/** A phone's keyboard leaves 400 px: the results start in the upper half. */
export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  args: { isOpen: true, initialTerm: 'lidocaine' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const overlay = within(screen.getByRole('dialog', { name: 'Search' }));
    await expect(overlay.getByRole('button', { name: 'Search' })).toBeVisible();
    const { top } = overlay.getByRole('link', { name: /^First answer/ }).getBoundingClientRect();
    await expect(top).toBeLessThan(160);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { isOpen: true, initialTerm: 'lidocaine' },
});
