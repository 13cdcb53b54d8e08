import { styled } from 'styled-components';
import { GuideBody, WholeWidth } from '../docs/GuideBody.tsx';
import { useThemeName } from '../toolbar/toolbar.ts';
import { FilteredIndex } from './FilteredIndex.tsx';
import { sectionsOf } from './sectionsOf.ts';
import { useStoryIndex } from './storyIndex.ts';

/** Placeholder while the index loads. */
const Room = styled.div`
  min-block-size: 100vb;
`;

/** Shows every foundation, component and screen as a picture that links to its page. */
export function VisualIndex() {
  const entries = useStoryIndex();
  return (
    <GuideBody $theme={useThemeName()}>
      <WholeWidth />
      {entries ? <FilteredIndex sections={sectionsOf(entries)} /> : <Room />}
    </GuideBody>
  );
}
