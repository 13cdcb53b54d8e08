import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, radius, size, space } from '@formulary/theme/tokens';
import { IndexSections } from './IndexSections.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { type IndexSection, matching } from './sectionsOf.ts';

const Body = styled.div`
  &,
  & * {
    box-sizing: border-box;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[4]};
  border-block-end: ${border.hairline};
  background: ${color.surfacePage};

  ${media.fromTablet} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
  }

  label {
    display: flex;
    flex: 0 1 18rem;
    flex-direction: column;
    gap: ${space[2]};
    color: ${color.textBody};
    font-weight: ${font.weightMedium};
    line-height: ${font.lineHeading};
  }

  /* Looks like the shop's text field, which the kit must not import. */
  input {
    min-inline-size: 0;
    min-block-size: ${size.target};
    padding: ${space[2]} ${space[3]};
    border: ${border.control};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    color: ${color.textBody};
    font: inherit;
    font-weight: ${font.weightBody};
  }

  output {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    line-height: 2.75rem;
  }
`;

const countOf = (sections: readonly IndexSection[]) =>
  sections.reduce((sum, { tiles }) => sum + tiles.length, 0);

function found(shown: readonly IndexSection[], all: readonly IndexSection[], words: string) {
  const count = countOf(shown);
  if (words.trim() === '') return `${count} components and screens`;
  return count === 0 ? `Nothing is called ‘${words.trim()}’` : `${count} of ${countOf(all)}`;
}

/** Shows the index with a filter field. */
export function FilteredIndex({ sections }: { readonly sections: readonly IndexSection[] }) {
  const [words, setWords] = useState('');
  const shown = matching(sections, words);
  return (
    <Body className="sb-unstyled">
      <Bar>
        <label>
          Filter by name
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <output>{found(shown, sections, words)}</output>
        <JumpLinks names={shown.map(({ name }) => name)} />
      </Bar>
      <IndexSections sections={shown} />
    </Body>
  );
}
