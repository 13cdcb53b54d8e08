import { styled } from 'styled-components';
import { TokenPage } from '../../packages/storybook-kit/src/docs/TokenPage.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';
import { tabularFigures } from '../../packages/theme/src/tabularFigures.ts';
import { border, color, font, space } from '../../packages/theme/src/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: { docs: { page: TokenPage } },
});

const SCALE = [
  ['sizeDisplay', 'The home page, once'],
  ['sizeHeading1', 'The name of a page'],
  ['sizeHeading2', 'A part of a page'],
  ['sizeHeading3', 'A card, a step'],
  ['sizeLead', 'A first paragraph, a total'],
  ['sizeBody', 'Everything that is read'],
  ['sizeSmall', 'Labels of values, help, captions'],
] as const;

/** Shows both ends of a size that grows with the screen. */
const lengthOf = (size: string) =>
  size.replace(/^clamp\((?<least>[^,]+),.*,(?<most>[^,]+)\)$/, '$<least> to$<most>');

const List = styled.dl`
  display: grid;
  gap: ${space[5]};

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    line-height: ${font.lineHeading};
    overflow-wrap: anywhere;
  }
`;

/** The type scale, set in its own sizes. */
export const Scale = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <List>
      {SCALE.map(([name, use]) => (
        <div key={name}>
          <dt>
            {name}, {lengthOf(font[name])}: {use}
          </dt>
          <dd style={{ fontSize: font[name] }}>Hyaluronidase 1500 units</dd>
        </div>
      ))}
    </List>
  ),
});

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[8]};

  ol {
    padding-block: ${space[2]};
    border-block: ${border.hairline};
    text-align: end;
  }

  ol[data-tabular] {
    ${tabularFigures}
  }
`;

const prices = ['£1,111.11', '£208.40', '£74.05', '£9.10'];

/** Tabular figures align in columns. 0 differs from O, and 1 from l and I. */
export const FiguresAndLetters = meta.story({
  tags: ['state'],
  render: () => (
    <Figures>
      <div>
        <p>Tabular</p>
        <ol data-tabular>
          {prices.map((price) => (
            <li key={price}>{price}</li>
          ))}
        </ol>
      </div>
      <div>
        <p>Kept apart</p>
        <p style={{ fontSize: font.sizeHeading1 }}>0 O &nbsp; 1 l I &nbsp; rn m</p>
        <p>Mirtazapine 10 mg, Illicium oil 1 l, Morniflumate</p>
      </div>
    </Figures>
  ),
});
