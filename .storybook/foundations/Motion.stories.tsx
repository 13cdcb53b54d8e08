import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { TokenPage } from '../../packages/storybook-kit/src/docs/TokenPage.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';
import { Button } from '../../packages/ui/src/primitives/buttons/Button/Button.tsx';
import { border, color, font, motion, radius, space } from '../../packages/theme/src/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { docs: { page: TokenPage } },
});

const DURATIONS = [
  ['quick', 'A colour under the pointer, a mark'],
  ['steady', 'What opens in its place: a step, a dialog'],
  ['slow', 'What comes from the edge: a drawer'],
] as const;

const CURVES = [
  ['easeOut', 'What arrives: it starts at once and settles'],
  ['easeInOut', 'What moves from place to place'],
] as const;

const List = styled.dl`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[6]};

  dt {
    font-weight: ${font.weightMedium};
  }

  dd {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

const Track = styled.div`
  margin-block-start: ${space[2]};
  padding: ${space[1]};
  border: ${border.hairline};
  border-radius: ${radius.round};
`;

const Runner = styled.div<{ $duration: string; $curve: string }>`
  inline-size: ${space[6]};
  block-size: ${space[6]};
  border-radius: ${radius.round};
  background: ${color.actionPrimary};
  transition: margin-inline-start ${({ $duration, $curve }) => `${$duration} ${$curve}`};

  [data-way='there'] & {
    margin-inline-start: calc(100% - ${space[6]});
  }
`;

interface RunProps {
  readonly name: string;
  readonly use: string;
  readonly duration: string;
  readonly curve: string;
}

function Run({ name, use, duration, curve }: RunProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState('');
  useLayoutEffect(() => {
    if (ref.current) setSeconds(getComputedStyle(ref.current).transitionDuration);
  }, []);
  return (
    <div>
      <dt>
        {name} {seconds}
      </dt>
      <dd>
        {use}
        <Track>
          <Runner ref={ref} $duration={duration} $curve={curve} />
        </Track>
      </dd>
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly RunProps[] }) {
  const [way, setWay] = useState<'here' | 'there'>('here');
  return (
    <div data-way={way}>
      <Button variant="secondary" onClick={() => setWay(way === 'here' ? 'there' : 'here')}>
        Move
      </Button>
      <List>
        {runs.map((run) => (
          <Run key={run.name} {...run} />
        ))}
      </List>
    </div>
  );
}

/** Durations of transitions. Reduced motion sets them all to 0. */
export const Durations = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Runs
      runs={DURATIONS.map(([name, use]) => ({
        name,
        use,
        duration: motion[name],
        curve: motion.easeOut,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(
      Object.values(motion).filter((value) => value.startsWith('var(')).length,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  },
});

/** Easing curves, both shown at the slow duration. */
export const Curves = meta.story({
  tags: ['state'],
  render: () => (
    <Runs
      runs={CURVES.map(([name, use]) => ({
        name,
        use,
        duration: motion.slow,
        curve: motion[name],
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(
      Object.values(motion).filter((value) => value.startsWith('cubic')).length,
    );
  },
});
