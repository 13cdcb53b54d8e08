import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { color, font, space } from '@formulary/theme/tokens';
import { IndexTile } from './IndexTile.tsx';
import { sectionId } from './sectionsOf.ts';
import type { IndexSection } from './sectionsOf.ts';

const Section = styled.section`
  margin-block-start: ${space[10]};

  h2 {
    ${headingStyle(2)}
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    margin: 0 0 ${space[4]};
    /* Below the bar that stays in sight. */
    scroll-margin-block-start: 9rem;
  }

  h2 > span {
    color: ${color.textMuted};
    font-size: ${font.sizeBody};
    font-weight: ${font.weightBody};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    gap: ${space[5]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  &[data-screens] ul {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  }
`;

/** Shows the tiles of each section under its name and count. */
export function IndexSections({ sections }: { readonly sections: readonly IndexSection[] }) {
  return sections.map(({ name, tiles }) => {
    const isScreens = name === 'Screens';
    return (
      <Section key={name} data-screens={isScreens || undefined}>
        <h2 id={sectionId(name)} tabIndex={-1}>
          {name} <span>{tiles.length}</span>
        </h2>
        <ul>
          {tiles.map((tile) => (
            <li key={tile.path}>
              <IndexTile tile={tile} isScreen={isScreens} />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}
