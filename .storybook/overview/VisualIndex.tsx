import { createGlobalStyle, styled } from 'styled-components';
import { GuideBody } from '../page/GuideBody.tsx';
import { useThemeName } from '../useThemeName.ts';
import { FilteredIndex } from './FilteredIndex.tsx';
import { sectionsOf } from './sectionsOf.ts';
import { useStoryIndex } from './useStoryIndex.ts';

/** The index takes the width of the page: its own ways to the sections stand for the list of contents. */
const WholeWidth = createGlobalStyle`
  .sbdocs.sbdocs-content {
    max-inline-size: 88rem;
  }

  .sbdocs-wrapper > :not(.sbdocs-content) {
    display: none;
  }
`;

/** The room of an index that has not come yet. */
const Room = styled.div`
  min-block-size: 100vb;
`;

/** Every foundation, component and screen by its picture, each a way to its page. */
export function VisualIndex() {
  const entries = useStoryIndex();
  return (
    <GuideBody $theme={useThemeName()}>
      <WholeWidth />
      {entries ? <FilteredIndex sections={sectionsOf(entries)} /> : <Room />}
    </GuideBody>
  );
}
