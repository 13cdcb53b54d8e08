import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { TokenPage } from '../../packages/storybook-kit/src/docs/TokenPage.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';
import { breakpoints, media } from '../../packages/theme/src/media.ts';
import {
  border,
  color,
  font,
  radius,
  size,
  space,
  stroke,
} from '../../packages/theme/src/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Space and shape',
  parameters: { docs: { page: TokenPage } },
});

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  align-items: center;
  font-size: ${font.sizeSmall};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Bar = styled.span`
  display: block;
  block-size: ${space[4]};
  max-inline-size: 100%;
  background: ${color.actionPrimary};
`;

/** Steps of 4 pixels, in rem, so that they scale with the reader's text size. */
export const Scale = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <List>
      {Object.entries(space).map(([step, width]) => (
        <Line key={step}>
          <span>
            {step}: {width.replace(/min\((.+),.+/, '$1')}
          </span>
          <Bar style={{ inlineSize: width }} />
        </Line>
      ))}
    </List>
  ),
  play: async () => {
    const pixels = Object.values(space).map(
      (width) => Number.parseFloat(width.replace('min(', '')) * 16,
    );
    await expect(pixels.every((width) => width % 4 === 0)).toBe(true);
  },
});

const Shapes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
`;

const Shape = styled.li`
  display: grid;
  place-items: center;
  inline-size: 8rem;
  block-size: 8rem;
  border: ${border.hairline};
  background: ${color.surfaceRaised};
  font-size: ${font.sizeSmall};
  text-align: center;
`;

/** One set of corner radii. Hairlines replace shadows. */
export const Corners = meta.story({
  tags: ['state'],
  render: () => (
    <Shapes>
      {Object.entries(radius).map(([name, corner]) => (
        <Shape key={name} style={{ borderRadius: corner }}>
          radius.{name}
        </Shape>
      ))}
      {Object.entries(border).map(([name, edge]) => (
        <Shape key={name} style={{ border: edge, borderRadius: radius.medium }}>
          border.{name}
        </Shape>
      ))}
    </Shapes>
  ),
});

const Edge = styled.li`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.sizeSmall};

  hr {
    inline-size: 100%;
    border: 0;
    border-block-start: solid ${color.borderStrong};
  }
`;

/** Line widths, in pixels, because lines do not scale with the reader’s text size. */
export const Lines = meta.story({
  tags: ['state'],
  render: () => (
    <List>
      {Object.entries(stroke).map(([name, width]) => (
        <Edge key={name}>
          <span>
            {name}: {width}
          </span>
          <hr style={{ borderBlockStartWidth: width }} />
        </Edge>
      ))}
    </List>
  ),
});

/** Sizes of controls and of text columns. */
export const Sizes = meta.story({
  tags: ['state'],
  render: () => (
    <List>
      {Object.entries(size).map(([name, width]) => (
        <Line key={name}>
          <span>
            {name}: {width}
          </span>
          <Bar style={{ inlineSize: width }} />
        </Line>
      ))}
    </List>
  ),
});

/** Layout breakpoints, side by side. The widest fills the available width. */
export const Breakpoints = meta.story({
  tags: ['state'],
  render: () => (
    <List>
      {Object.entries(breakpoints).map(([name, width]) => (
        <Line key={name}>
          <span>
            {name}: {width}rem
          </span>
          <Bar style={{ inlineSize: `${(100 * width) / breakpoints.wide}%` }} />
        </Line>
      ))}
    </List>
  ),
});
