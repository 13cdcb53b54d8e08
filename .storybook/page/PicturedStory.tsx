import { CroppedPicture } from '../pictures/CroppedPicture.tsx';
import { pictureIn } from '../pictures/pictureIn.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { useThemeName } from '../useThemeName.ts';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';

interface PicturedStoryProps {
  readonly story: PageStory;
  /** Which of its pictures; the one that suits the page, unless told. */
  readonly view?: 'print';
}

/** A state as its kept picture shows it: on a docs page no story plays, and nothing is printed. */
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
