import type { ProseNode } from '@formulary/rules/content/prose';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ProseText } from './ProseText.tsx';

const nodes: readonly ProseNode[] = [
  { name: 'h2', children: ['1. Who may buy'] },
  {
    name: 'p',
    children: ['Practitioners, and ', { name: 'strong', children: ['nobody else'] }],
  },
  'A line without an element',
  { name: 'p', children: [{ name: 'a', href: '/faqs', children: ['Questions'] }] },
];

const meta = preview.meta({
  title: 'Content/ProseText',
  component: ProseText,
  parameters: {
    guide: {
      useFor: ['The safe text of a static page: terms, privacy, delivery.'],
      useNot: ['Texts of the shop itself, which are written as elements.'],
      anatomy: [['Heading', 'Has an id that links lead to', 'h2']],
      screenReader: ['Headings, lists and links are those of the text.'],
      content: ['Headings begin with a number, which may change without breaking links.'],
    } satisfies Guide,
  },
  args: { nodes },
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1. Who may buy' })).toHaveAttribute(
      'id',
      'who-may-buy',
    );
  },
});
