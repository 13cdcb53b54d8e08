import { useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@formulary/ui/fields/TextField';
import { media } from '@formulary/ui/theme/media';
import { border, color, font, layer, space } from '@formulary/ui/theme/tokens';
import { IndexSections } from './IndexSections.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { matching } from './matching.ts';
import type { IndexSection } from './sectionsOf.ts';

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

  & > :first-child {
    flex: 0 1 18rem;
    color: ${color.textBody};
  }

  input {
    font: inherit;
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
        <TextField
          label="Filter by name"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={setWords}
        />
        <output>{found(shown, sections, words)}</output>
        <JumpLinks names={shown.map(({ name }) => name)} />
      </Bar>
      <IndexSections sections={shown} />
    </Body>
  );
}
