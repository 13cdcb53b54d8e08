import { styled } from 'styled-components';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { Cluster } from './Cluster.tsx';
import { Grid } from './Grid.tsx';
import { Stack } from './Stack.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Props of each layout by component name, because this page documents several components. */
const propsOfAll = {
  $gap: {
    description:
      'Stack, Cluster, Grid: the distance between neighbours, a step of the space scale.',
    control: false,
    table: {
      type: { summary: 'Space' },
      defaultValue: { summary: 'Stack, Grid: 4; Cluster: 3' },
    },
  },
  $align: {
    description: 'Cluster: how what differs in height stands in its row.',
    control: false,
    table: {
      type: { summary: "'start' | 'center' | 'end' | 'baseline' | 'stretch'" },
      defaultValue: { summary: "'center'" },
    },
  },
  $justify: {
    description: 'Cluster: where in its row the room is left.',
    control: false,
    table: {
      type: { summary: "'start' | 'center' | 'end' | 'space-between'" },
      defaultValue: { summary: "'start'" },
    },
  },
  $minimum: {
    description: 'Grid: the least width of a cell, as a CSS length.',
    control: false,
    table: { type: { summary: 'CSS length' }, defaultValue: { summary: "'15rem'" } },
  },
} as const;

const meta = preview.meta({
  title: 'Primitives/Layout',
  component: Stack,
  parameters: {
    guide: {
      useFor: [
        'Distances: Stack, Cluster and Grid place children, which have no outer margins of their own.',
        'Words that only screen readers get: VisuallyHidden.',
      ],
      useNot: ['A layout of one’s own inside one piece: a styled element there is clearer.'],
      anatomy: [
        [
          'Stack',
          'One under the other, at one distance',
          'div:has(> div > :nth-child(5)) > :nth-child(1)',
        ],
        [
          'Cluster',
          'Beside each other, wrapping where there is no room',
          'div:has(> div > :nth-child(5)) > :nth-child(2)',
        ],
        [
          'Grid',
          'As many columns of one width as fit',
          'div:has(> div > :nth-child(5)) > :nth-child(3)',
        ],
        ['VisuallyHidden', 'In the reading order, out of sight'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['Nothing of the layouts; the order on the page is the order that is heard.'],
      content: [
        'The layouts have no words.',
        'VisuallyHidden: what the eye takes from the place of a thing, in a word or two: “without VAT”.',
      ],
      do: ['Choose the distance from the space scale.', 'Give a list its own element: as="ul".'],
      dont: ['Reorder with css: eyes and ears would be told different things.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: {
      description: {
        component: 'Places what it holds at even distances, and words where only ears find them.',
      },
    },
  },
  argTypes: propsOfAll,
});

const Box = styled.div`
  padding: ${space[3]} ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
`;

const boxes = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Box key={name}>{name}</Box>);

/** Stacked vertically with an equal gap. */
export const Stacked = meta.story({ render: () => <Stack $gap={2}>{boxes}</Stack> });

/** Side by side, wrapping where there is no room. */
export const Clustered = meta.story({ render: () => <Cluster $gap={2}>{boxes}</Cluster> });

/** As many columns of equal width as fit. */
export const Gridded = meta.story({ render: () => <Grid $minimum="12rem">{boxes}</Grid> });

/** Text for screen readers only: nothing is visible here but the box. */
export const Hidden = meta.story({
  render: () => (
    <Box>
      £42.00 <VisuallyHidden>without VAT</VisuallyHidden>
    </Box>
  ),
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack $gap={8}>
      <Stack $gap={2}>{boxes}</Stack>
      <Cluster $gap={2}>{boxes}</Cluster>
      <Grid $minimum="12rem">{boxes}</Grid>
    </Stack>
  ),
});
