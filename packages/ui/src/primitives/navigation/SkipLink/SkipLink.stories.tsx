import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { SkipLink } from './SkipLink.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'From the top of the page: shows the link and focuses it',
    check: async ({ press, canvas }) => {
      await press('Tab');
      const link = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(link).toHaveFocus();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', '#content');
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  parameters: {
    guide: {
      useFor: ['The first stop of the Tab key on every page: past the header.'],
      useNot: ['Anything else: a page has one.'],
      keyboard,
      screenReader: ['“Skip to content, link”: the first thing on the page.'],
      content: ['“Skip to content”, the same on every page.'],
      do: ['Give the main element tabIndex −1, so that it can take the focus.'],
      dont: [
        'Put anything that takes the focus before it.',
        'Hide it with display: none: Tab would pass it by.',
      ],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="content" tabIndex={-1}>
        What the page is about
      </main>
    </>
  ),
});

export const OutOfSight = meta.story({});

export const WithTheFocus = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
