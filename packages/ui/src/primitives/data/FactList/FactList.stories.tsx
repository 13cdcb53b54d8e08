import { expect } from 'storybook/test';
import { factsOf } from '@formulary/storybook-kit/plays/factsOf';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { type Fact, FactList } from './FactList.tsx';
import { Tag } from '../../messages/Tag/Tag.tsx';

const order: readonly Fact[] = [
  ['Placed', '20/11/2026'],
  ['Status', <Tag key="status">Awaiting payment</Tag>],
  ['Delivered to', 'Amara Okafor\n14 Lambs Conduit Passage\nLondon WC1R 4RH'],
];

const meta = preview.meta({
  title: 'Primitives/FactList',
  component: FactList,
  parameters: {
    guide: {
      useFor: ['What is known of one thing: an order, an account, a prescription.'],
      useNot: [
        'Several things of one kind: use a Table.',
        'Sums that add up: they stand in a summary.',
      ],
      anatomy: [
        ['Term', 'What the fact is called, small and muted', 'dt'],
        ['Value', 'Words, lines of an address, or a Tag', 'dd'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['Each fact with its name: “Status, Awaiting payment”.'],
      content: [
        'Terms of one to three words: “Placed”, “Delivered to”.',
        'Lines of an address under each other.',
      ],
      do: ['Leave a fact out when there is nothing to say.'],
      dont: ['Write a dash or “none” for what is missing.'],
      usedBy: ['Order', 'Profile'],
    } satisfies Guide,
  },
  args: { facts: order },
});

export const Facts = meta.story({
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Placed', '20/11/2026'],
      ['Status', 'Awaiting payment'],
      ['Delivered to', 'Amara Okafor\n14 Lambs Conduit Passage\nLondon WC1R 4RH'],
    ]);
  },
});

export const SomeMissing = meta.story({
  args: {
    facts: [
      ['Name', 'Amara Okafor'],
      ['Username', undefined],
      ['County', ''],
      ['Products', 0],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Name', 'Amara Okafor'],
      ['Products', '0'],
    ]);
  },
});

export const LongWord = meta.story({
  args: {
    facts: [
      ['Email', 'a-name-that-is-longer-than-any-column@a-practice-with-a-long-name.example'],
      ['Contact', '020 7946 0018'],
    ],
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    facts: [
      ...order,
      ['Payment', 'Bank transfer'],
      ['Email', 'a-name-that-is-longer-than-any-column@a-practice-with-a-long-name.example'],
      ['Order note', 'Please ring twice; the practice is on the second floor, behind the yard.'],
    ],
  },
});
