import { CroppedPicture } from '../pictures/CroppedPicture.tsx';
import { pictureIn } from '../pictures/pictureIn.ts';
import { sentenceCase } from './plainWords.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';

interface PicturedStoryProps {
  readonly story: PageStory;
  /** Picture to show; by default the one in the page's theme. */
  readonly view?: 'print';
}

/** Shows a state as its stored picture, because docs pages neither play nor print stories. */
export function PicturedStory({ story, view }: PicturedStoryProps) {
  const { id } = story;
  const name = sentenceCase(story.name);
  const source = pictureIn(useThemeName(), id, view);
  if (source === undefined) return null;
  return (
    <StateCard
      story={story}
      wayOn={view === 'print' ? 'Open the story' : 'Watch it play'}
      {...(view && { title: 'On paper' })}
    >
      <CroppedPicture key={source} source={source} alt={`${name}, as its story ends`} />
    </StateCard>
  );
}
