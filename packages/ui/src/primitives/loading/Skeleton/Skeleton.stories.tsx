import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../layout/Cluster.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stack } from '../../layout/Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      useFor: ['Keeping the place of what is loading, in the size it will have.'],
      useNot: [
        'A button’s own action: its isPending.',
        'What is there already: keep it in view while the new loads.',
      ],
      screenReader: ['Nothing of itself: its container is busy and says “Loading your orders…”.'],
      content: ['No words: a hidden line in its container says what is loading.'],
      do: ['Make it as large as what will come, so that nothing jumps.'],
      dont: ['Draw what may not come.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { description: { component: 'The place of something that is loading.' } },
  },
  argTypes: {
    $width: {
      description: 'A CSS length: the size of what will stand here.',
      table: { type: { summary: 'string' }, defaultValue: { summary: "'100%'" } },
    },
    $height: {
      description: 'A CSS length.',
      table: { type: { summary: 'string' }, defaultValue: { summary: "'1em'" } },
    },
    $isRound: {
      description: 'A disc, for a face or a sign.',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
  },
});

export const Line = meta.story({});

export const Picture = meta.story({ args: { $width: '12rem', $height: '12rem' } });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster $gap={4}>
      <Skeleton $width="4rem" $height="4rem" $isRound />
      <Stack $gap={2}>
        <Skeleton $width="14rem" />
        <Skeleton $width="9rem" />
      </Stack>
    </Cluster>
  ),
});
