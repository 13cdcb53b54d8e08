import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { FactTable, type FactTableProps } from './FactTable.tsx';

const facts: FactTableProps['facts'] = [
  ['Code', 'GLV-NIT-M-100'],
  ['Pack', '100 gloves in a box.'],
  ['Storage', 'Store in a dry place between 5 °C and 30 °C, away from direct sunlight.'],
  ['Legal category', 'Medical device, class I, UKCA marked.'],
];
const longFacts: FactTableProps['facts'] = [
  ['Code', 'A-CODE-THAT-IS-LONGER-THAN-ANY-COLUMN-OF-A-NARROW-PHONE-1234567890'],
];

const meta = preview.meta({
  title: 'Primitives/FactTable',
  component: FactTable,
  parameters: {
    guide: {
      useFor: ['What is known of one thing, where each fact is a line of text: a product.'],
      useNot: [
        'Short facts, several to a line: use a FactList.',
        'Several things of one kind: use a Table.',
      ],
      anatomy: [
        ['Name', 'What the fact is called, muted', 'th'],
        ['Value', 'Words, as many as there are', 'td'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“About nitrile gloves, table”, then each name with its fact.'],
      content: ['Names of one to three words: “Storage”, “Legal category”.'],
      do: ['Leave a fact out when there is nothing to say.'],
      dont: ['Write a dash or “none” for what is missing.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { label: 'About nitrile gloves', facts },
});

export const LongWord = meta.story({
  args: { facts: longFacts },
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'About nitrile gloves' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Storage' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '100 gloves in a box.' })).toBeVisible();
  },
});
