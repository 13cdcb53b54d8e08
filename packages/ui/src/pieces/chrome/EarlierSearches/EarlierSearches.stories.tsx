import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { EarlierSearches } from './EarlierSearches.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Clear, then to each search',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: 'Clear earlier searches' }),
      canvas.getByRole('link', { name: 'lip filler 20 mg' }),
      canvas.getByRole('link', { name: 'needles' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Chrome/EarlierSearches',
  component: EarlierSearches,
  parameters: {
    guide: {
      useFor: ['The search, before anything is typed.'],
      useNot: ['What is found: use SearchAnswers.'],
      anatomy: [
        ['Heading', 'What these are', 'h2'],
        ['Clear', 'Forgets them all', 'button "Clear"'],
        ['Search', 'A link to its results', 'li a'],
      ],
      drawnIn: 'Several',
      keyboard,
      screenReader: ['“Earlier searches, region”, then a list of links.'],
      content: ['What was searched for as it was typed, the last first.'],
      do: ['Show nothing when there is none.'],
      dont: ['Keep them for the next user of the browser.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    terms: ['lip filler 20 mg', 'needles'],
    searchHref: (term) => `/products?search=${encodeURIComponent(term)}`,
    onForget: fn(),
  },
});

export const Several = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/products?search=lip%20filler%2020%20mg',
      '/products?search=needles',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear earlier searches' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { terms: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
