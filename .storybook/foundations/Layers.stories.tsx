import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { TokenPage } from '../../packages/storybook-kit/src/docs/TokenPage.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';
import {
  border,
  color,
  font,
  layer,
  radius,
  shadow,
  space,
} from '../../packages/theme/src/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Layers',
  parameters: { docs: { page: TokenPage } },
});

const LAYERS = [
  ['loader', 'The loader, over the whole screen'],
  ['overlay', 'What covers the page: the search'],
  ['header', 'The header, while the page passes under it'],
  ['sticky', 'A summary that stays beside what is scrolled'],
  ['raised', 'Within a part: what a press has to reach'],
] as const satisfies readonly (readonly [keyof typeof layer, string])[];

const Pile = styled.ul`
  isolation: isolate;
  padding-block-end: ${space[8]};
`;

const Sheet = styled.li<{ $name: keyof typeof layer }>`
  position: relative;
  z-index: ${({ $name }) => layer[$name]};
  max-inline-size: 24rem;
  min-block-size: 6rem;
  margin-block-end: calc(-1 * ${space[6]});
  padding: ${space[10]} ${space[4]} ${space[4]};
  border: ${border.control};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  &:nth-child(even) {
    margin-inline-start: ${space[8]};
  }

  p {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Stacking order. Dialogs, drawers and toasts use the browser’s top layer, above all of these. */
export const Order = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Pile>
      {LAYERS.map(([name, use]) => (
        <Sheet key={name} $name={name}>
          <strong>
            {name} {layer[name]}
          </strong>
          <p>{use}</p>
        </Sheet>
      ))}
    </Pile>
  ),
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByRole('listitem');
    await expect(sheets).toHaveLength(Object.keys(layer).length);
    const heights = sheets.map((sheet) => Number(getComputedStyle(sheet).zIndex));
    await expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  },
});

const Floating = styled.p`
  inline-size: fit-content;
  padding: ${space[4]} ${space[6]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

/** Shadow of temporary overlays. Hairlines separate everything else. */
export const Shadow = meta.story({
  tags: ['state'],
  render: () => (
    <>
      {Object.entries(shadow).map(([name, value]) => (
        <Floating key={name} style={{ boxShadow: value }}>
          shadow.{name}
        </Floating>
      ))}
    </>
  ),
});
