import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { CodeLines } from './CodeLines.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Goes from the code to its packs, adds the line, and begins the next one',
    check: async ({ canvas, userEvent, press, args }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), 'LIDO-2');
      await press('Enter');
      await expect(canvas.getByRole('textbox', { name: 'Packs' })).toHaveFocus();
      await userEvent.keyboard('12');
      await press('Enter');
      await expect(args['onEnter']).toHaveBeenLastCalledWith('LIDO-2', '12');
      await expect(canvas.getByRole('textbox', { name: /^Code/ })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Desk/CodeLines',
  component: CodeLines,
  parameters: {
    guide: {
      useFor: [
        'Products with packs that are typed, scanned or pasted: a delivery, a purchase order.',
      ],
      useNot: ['Lines of a cart: QuickOrderColumns, which knows prices.'],
      anatomy: [
        ['Entry', 'Takes a line by code and packs', '[data-part="entry"]'],
        ['Lines', 'What was entered, newest first', 'table'],
        ['Difference', 'Over or short of what is to come', 'td[data-label="Difference"]'],
      ],
      drawnIn: 'AgainstOrder',
      keyboard,
      screenReader: [
        'A refused code is read out as the error of its field, which keeps the focus.',
      ],
      content: ['Differences in words: 2 short, 1 over, as ordered.'],
    } satisfies Guide,
  },
  args: {
    caption: 'Products of this delivery',
    lines: [
      { code: 'LIDO-2', name: 'Lidocaine 2% gel, 20 ml', packs: '12' },
      { code: 'GLOVE-M', name: 'Nitrile gloves, medium, 200', packs: '24' },
    ],
    onEnter: fn(async () => undefined),
    onPaste: fn(),
    onPacks: fn(),
    onRemove: fn(),
  },
});

export const Filled = meta.story({ tags: ['state', 'every-view'] });

/** Against a purchase order: each line says what is over or short. */
export const AgainstOrder = meta.story({
  tags: ['state'],
  args: {
    hasOrder: true,
    lines: [
      { code: 'LIDO-2', name: 'Lidocaine 2% gel, 20 ml', packs: '12', toCome: 12 },
      { code: 'GLOVE-M', name: 'Nitrile gloves, medium, 200', packs: '20', toCome: 24 },
      { code: 'SCALPEL-15', name: 'Scalpel No. 15, 10', packs: '1', toCome: 0 },
    ],
  },
});

export const Refused = meta.story({
  tags: ['state'],
  args: {
    lines: [
      {
        code: 'LIDO-2',
        name: 'Lidocaine 2% gel, 20 ml',
        packs: '1000000',
        errorMessage: 'More than 10,000,000 packs cannot be in stock',
      },
    ],
  },
});

export const Empty = meta.story({ tags: ['state'], args: { lines: [] } });

export const Keyboard = meta.story({ play: pressAlong });
