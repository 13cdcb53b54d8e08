import { Check } from 'lucide-react';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from './Cluster.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Awaiting payment' },
});

export const Neutral = meta.story({});

export const Success = meta.story({
  args: { tone: 'success', icon: <Check aria-hidden />, children: 'In stock' },
});

export const Danger = meta.story({ args: { tone: 'danger', children: 'Out of stock' } });

export const Offer = meta.story({ args: { tone: 'offer', children: 'OFFER' } });

export const AllStates = meta.story({
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
