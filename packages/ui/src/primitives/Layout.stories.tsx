import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { border, color, radius, space } from '../theme/tokens.ts';
import { Cluster } from './Cluster.tsx';
import { Grid } from './Grid.tsx';
import { Stack } from './Stack.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ title: 'Primitives/Layout', component: Stack });

const Box = styled.div`
  padding: ${space[3]} ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
`;

const boxes = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Box key={name}>{name}</Box>);

/** One under the other, at one distance. */
export const Stacked = meta.story({ render: () => <Stack $gap={2}>{boxes}</Stack> });

/** Beside each other, wrapping where there is no room. */
export const Clustered = meta.story({ render: () => <Cluster $gap={2}>{boxes}</Cluster> });

/** As many columns of one width as fit. */
export const Gridded = meta.story({ render: () => <Grid $minimum="12rem">{boxes}</Grid> });

/** Words that only screen readers get: nothing is to be seen here but the box. */
export const Hidden = meta.story({
  render: () => (
    <Box>
      £42.00 <VisuallyHidden>without VAT</VisuallyHidden>
    </Box>
  ),
});

export const AllStates = meta.story({
  render: () => (
    <Stack $gap={8}>
      <Stack $gap={2}>{boxes}</Stack>
      <Cluster $gap={2}>{boxes}</Cluster>
      <Grid $minimum="12rem">{boxes}</Grid>
    </Stack>
  ),
});
