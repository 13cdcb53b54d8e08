import { Check } from 'lucide-react';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../layout/Cluster.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  title: 'Primitives/Tag',
  component: Tag,
  parameters: {
    guide: {
      useFor: ['A state or a kind in a word or two, beside what it is about.'],
      useNot: [
        'A count: use a Badge.',
        'A message: use an Alert.',
        'Something to press: use a Button.',
      ],
      anatomy: [
        ['Icon', 'Where the state matters most', 'svg'],
        ['Word', 'Carries the meaning; the colour only helps', '[data-tone]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The word, where it stands; the tone is not read.'],
      content: [
        'One or two words, in the shop’s own: Awaiting payment.',
        'The same word for the same state everywhere.',
      ],
      do: ['Settle in one place which state has which tone, as OrderStateTag does.'],
      dont: [
        'Rely on the colour.',
        'Give two tags of one thing the same tone with different meanings.',
      ],
      usedBy: ['Orders', 'Order'],
    } satisfies Guide,
  },
  args: { children: 'Awaiting payment' },
});

export const Neutral = meta.story({});

export const Success = meta.story({
  args: { tone: 'success', icon: <Check aria-hidden />, children: 'In stock' },
});

export const Danger = meta.story({ args: { tone: 'danger', children: 'Out of stock' } });

export const Offer = meta.story({ args: { tone: 'offer', children: 'OFFER' } });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      <Tag>Neutral</Tag>
      <Tag tone="success" icon={<Check aria-hidden />}>
        In stock
      </Tag>
      <Tag tone="danger">Out of stock</Tag>
      <Tag tone="warning">Unsigned</Tag>
      <Tag tone="info">Verified</Tag>
      <Tag tone="offer">OFFER</Tag>
    </Cluster>
  ),
});
