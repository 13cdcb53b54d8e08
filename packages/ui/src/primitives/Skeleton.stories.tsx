import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from './Cluster.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Primitives/Skeleton', component: Skeleton });

export const Line = meta.story({});

export const Picture = meta.story({ args: { $width: '12rem', $height: '12rem' } });

export const AllStates = meta.story({
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
